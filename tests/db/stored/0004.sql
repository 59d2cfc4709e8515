BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE entry (
	match_id VARCHAR NOT NULL, 
	seq INTEGER NOT NULL, 
	line VARCHAR NOT NULL, 
	at DATETIME NOT NULL, 
	"by" VARCHAR NOT NULL, 
	token VARCHAR, 
	PRIMARY KEY (match_id, seq), 
	FOREIGN KEY(match_id) REFERENCES "match" (id), 
	UNIQUE (match_id, token)
);
INSERT INTO "entry" VALUES('63zrnyk8',0,'match flip 4 dealer 3 standard 500','2026-11-30 00:35:08.406373','tablet',NULL);
INSERT INTO "entry" VALUES('63zrnyk8',1,'hand 0 out light 1:7 2:W 3:=12+11','2026-11-30 00:35:08.413724','',NULL);
INSERT INTO "entry" VALUES('63zrnyk8',2,'strike 1 why "counted \"twice\""','2026-11-30 00:35:08.422996','',NULL);
INSERT INTO "entry" VALUES('63zrnyk8',3,'hand 0 out light 1:7 2:W 3:=12+11','2026-11-30 00:35:08.427953','',NULL);
INSERT INTO "entry" VALUES('63zrnyk8',4,'correct 2 hand 0 out light 1:7 2:W 3:=12+11 why "seven, not nine"','2026-11-30 00:35:08.432661','',NULL);
INSERT INTO "entry" VALUES('63zrnyk8',5,'undo','2026-11-30 00:35:08.436339','',NULL);
INSERT INTO "entry" VALUES('63zrnyk8',6,'hand 0 out light 1:7 2:W 3:=12+11','2026-11-30 00:35:08.439743','',NULL);
INSERT INTO "entry" VALUES('9p6d5vsp',0,'match stacko 2 dealer 1 rounds 2','2026-11-30 00:35:08.443894','',NULL);
INSERT INTO "entry" VALUES('9p6d5vsp',1,'round 0 fell 1 won','2026-11-30 00:35:08.447901','',NULL);
INSERT INTO "entry" VALUES('9p6d5vsp',2,'round 0 fell 1 won','2026-11-30 00:35:08.450448','',NULL);
INSERT INTO "entry" VALUES('cu78b5cm',0,'match classic 2 dealer 0 lowest 200 preset=mattel stacking=true','2026-11-30 00:35:08.452547','',NULL);
INSERT INTO "entry" VALUES('cu78b5cm',1,'hand 0 out light 1:=12+11','2026-11-30 00:35:08.485859','',NULL);
INSERT INTO "entry" VALUES('cu78b5cm',2,'abandon','2026-11-30 00:35:08.489024','',NULL);
INSERT INTO "entry" VALUES('63zrnyk8',7,'hand 0 out light 1:9,9 2:W 3:5','2026-11-30 11:52:32.446201','',NULL);
INSERT INTO "entry" VALUES('63zrnyk8',8,'hand 1 out dark 0:off 2:W 3:T5','2026-11-30 11:52:32.449571','',NULL);
INSERT INTO "entry" VALUES('63zrnyk8',9,'hand 1 out light 0:3 2:W,W 3:5','2026-11-30 11:52:32.452207','',NULL);
CREATE TABLE group_member (
	group_id INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	PRIMARY KEY (group_id, player_id), 
	FOREIGN KEY(group_id) REFERENCES player_group (id), 
	FOREIGN KEY(player_id) REFERENCES player (id)
);
INSERT INTO "group_member" VALUES(1,1);
INSERT INTO "group_member" VALUES(1,2);
INSERT INTO "group_member" VALUES(2,1);
INSERT INTO "group_member" VALUES(2,2);
INSERT INTO "group_member" VALUES(2,3);
INSERT INTO "group_member" VALUES(2,4);
CREATE TABLE hand_length (
	match_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	started_at DATETIME NOT NULL, 
	ended_at DATETIME NOT NULL, 
	plays INTEGER, 
	flips INTEGER, 
	struck BOOLEAN NOT NULL, 
	PRIMARY KEY (match_id, number), 
	FOREIGN KEY(match_id) REFERENCES "match" (id)
);
INSERT INTO "hand_length" VALUES('63zrnyk8',1,'2026-11-30 00:35:08.406373','2026-11-30 00:35:08.413724',NULL,NULL,1);
INSERT INTO "hand_length" VALUES('63zrnyk8',2,'2026-11-30 00:35:08.413724','2026-11-30 00:35:08.427953',NULL,NULL,0);
INSERT INTO "hand_length" VALUES('63zrnyk8',3,'2026-11-30 00:35:08.427953','2026-11-30 00:35:08.439743',NULL,NULL,0);
INSERT INTO "hand_length" VALUES('9p6d5vsp',1,'2026-11-30 00:35:08.443894','2026-11-30 00:35:08.447901',NULL,NULL,0);
INSERT INTO "hand_length" VALUES('9p6d5vsp',2,'2026-11-30 00:35:08.447901','2026-11-30 00:35:08.450448',NULL,NULL,0);
INSERT INTO "hand_length" VALUES('cu78b5cm',1,'2026-11-30 00:35:08.452547','2026-11-30 00:35:08.485859',NULL,NULL,0);
INSERT INTO "hand_length" VALUES('63zrnyk8',4,'2026-11-30 00:35:08.439743','2026-11-30 11:52:32.446201',NULL,NULL,0);
INSERT INTO "hand_length" VALUES('63zrnyk8',5,'2026-11-30 11:52:32.446201','2026-11-30 11:52:32.449571',NULL,NULL,0);
INSERT INTO "hand_length" VALUES('63zrnyk8',6,'2026-11-30 11:52:32.449571','2026-11-30 11:52:32.452207',NULL,NULL,0);
CREATE TABLE hand_result (
	match_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	side VARCHAR, 
	dealt BOOLEAN NOT NULL, 
	won BOOLEAN NOT NULL, 
	fell BOOLEAN NOT NULL, 
	cards INTEGER, 
	value INTEGER, 
	points INTEGER, 
	struck BOOLEAN NOT NULL, 
	PRIMARY KEY (match_id, number, seat), 
	FOREIGN KEY(match_id) REFERENCES "match" (id)
);
INSERT INTO "hand_result" VALUES('63zrnyk8',1,0,'light',0,1,0,0,0,70,1);
INSERT INTO "hand_result" VALUES('63zrnyk8',1,1,'light',0,0,0,1,7,0,1);
INSERT INTO "hand_result" VALUES('63zrnyk8',1,2,'light',0,0,0,1,40,0,1);
INSERT INTO "hand_result" VALUES('63zrnyk8',1,3,'light',1,0,0,NULL,23,0,1);
INSERT INTO "hand_result" VALUES('63zrnyk8',2,0,'light',0,1,0,0,0,70,0);
INSERT INTO "hand_result" VALUES('63zrnyk8',2,1,'light',0,0,0,1,7,0,0);
INSERT INTO "hand_result" VALUES('63zrnyk8',2,2,'light',0,0,0,1,40,0,0);
INSERT INTO "hand_result" VALUES('63zrnyk8',2,3,'light',1,0,0,NULL,23,0,0);
INSERT INTO "hand_result" VALUES('63zrnyk8',3,0,'light',1,1,0,0,0,70,0);
INSERT INTO "hand_result" VALUES('63zrnyk8',3,1,'light',0,0,0,1,7,0,0);
INSERT INTO "hand_result" VALUES('63zrnyk8',3,2,'light',0,0,0,1,40,0,0);
INSERT INTO "hand_result" VALUES('63zrnyk8',3,3,'light',0,0,0,NULL,23,0,0);
INSERT INTO "hand_result" VALUES('9p6d5vsp',1,0,NULL,0,0,1,NULL,NULL,0,0);
INSERT INTO "hand_result" VALUES('9p6d5vsp',1,1,NULL,1,1,0,NULL,NULL,1,0);
INSERT INTO "hand_result" VALUES('9p6d5vsp',2,0,NULL,1,0,1,NULL,NULL,0,0);
INSERT INTO "hand_result" VALUES('9p6d5vsp',2,1,NULL,0,1,0,NULL,NULL,1,0);
INSERT INTO "hand_result" VALUES('cu78b5cm',1,0,'light',1,1,0,0,0,0,0);
INSERT INTO "hand_result" VALUES('cu78b5cm',1,1,'light',0,0,0,NULL,23,23,0);
INSERT INTO "hand_result" VALUES('63zrnyk8',4,0,'light',0,1,0,0,0,63,0);
INSERT INTO "hand_result" VALUES('63zrnyk8',4,1,'light',1,0,0,2,18,0,0);
INSERT INTO "hand_result" VALUES('63zrnyk8',4,2,'light',0,0,0,1,40,0,0);
INSERT INTO "hand_result" VALUES('63zrnyk8',4,3,'light',0,0,0,1,5,0,0);
INSERT INTO "hand_result" VALUES('63zrnyk8',5,0,'dark',0,0,0,NULL,NULL,NULL,0);
INSERT INTO "hand_result" VALUES('63zrnyk8',5,1,'dark',0,1,0,0,0,45,0);
INSERT INTO "hand_result" VALUES('63zrnyk8',5,2,'dark',1,0,0,1,40,0,0);
INSERT INTO "hand_result" VALUES('63zrnyk8',5,3,'dark',0,0,0,1,5,0,0);
INSERT INTO "hand_result" VALUES('63zrnyk8',6,0,'light',0,0,0,1,3,0,0);
INSERT INTO "hand_result" VALUES('63zrnyk8',6,1,'light',0,1,0,0,0,88,0);
INSERT INTO "hand_result" VALUES('63zrnyk8',6,2,'light',0,0,0,2,80,0,0);
INSERT INTO "hand_result" VALUES('63zrnyk8',6,3,'light',1,0,0,1,5,0,0);
CREATE TABLE "match" (
	id VARCHAR NOT NULL, 
	created_at DATETIME NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "match" VALUES('63zrnyk8','2026-11-30 00:35:08.406373');
INSERT INTO "match" VALUES('9p6d5vsp','2026-11-30 00:35:08.443894');
INSERT INTO "match" VALUES('cu78b5cm','2026-11-30 00:35:08.452547');
CREATE TABLE match_course (
	match_id VARCHAR NOT NULL, 
	seats INTEGER NOT NULL, 
	lead_changes INTEGER NOT NULL, 
	margin INTEGER, 
	comeback INTEGER, 
	agrees BOOLEAN, 
	timed INTEGER NOT NULL, 
	seconds INTEGER NOT NULL, 
	along INTEGER NOT NULL, 
	plays INTEGER NOT NULL, 
	flips INTEGER NOT NULL, 
	PRIMARY KEY (match_id), 
	FOREIGN KEY(match_id) REFERENCES "match" (id)
);
INSERT INTO "match_course" VALUES('9p6d5vsp',2,0,2,0,NULL,0,0,0,0,0);
INSERT INTO "match_course" VALUES('cu78b5cm',2,0,NULL,NULL,NULL,0,0,0,0,0);
INSERT INTO "match_course" VALUES('63zrnyk8',4,2,NULL,NULL,NULL,0,0,0,0,0);
CREATE TABLE player (
	id INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	folded VARCHAR, 
	colour VARCHAR NOT NULL, 
	symbol VARCHAR NOT NULL, 
	merged_into INTEGER, uid VARCHAR DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(merged_into) REFERENCES player (id), 
	UNIQUE (folded)
);
INSERT INTO "player" VALUES(1,'Ada','ada','red','star',NULL,'639251c8766b7e4b');
INSERT INTO "player" VALUES(2,'José','josé','green','dot',NULL,'2830518874420a8d');
INSERT INTO "player" VALUES(3,'Carla <b>','carla <b>','blue','star',NULL,'2c6726b3e9643c5e');
INSERT INTO "player" VALUES(4,'李小龙','李小龙','red','dot',NULL,'d807ebb2e5105480');
INSERT INTO "player" VALUES(5,'Bob',NULL,'green','star',1,'543c270aa4a17d8d');
CREATE TABLE player_group (
	id INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "player_group" VALUES(1);
INSERT INTO "player_group" VALUES(2);
CREATE TABLE profile (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	name VARCHAR NOT NULL, 
	folded VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	options JSON NOT NULL, 
	group_id INTEGER NOT NULL, 
	saved_at DATETIME NOT NULL, 
	FOREIGN KEY(group_id) REFERENCES player_group (id), 
	UNIQUE (game, folded, group_id)
);
INSERT INTO "profile" VALUES(1,'Home rules','home rules','flip','{"preset": "gamerules", "stacking": "true"}',1,'2026-11-30 01:18:14.408996');
CREATE TABLE ruling (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game VARCHAR NOT NULL, 
	question VARCHAR NOT NULL, 
	answer VARCHAR NOT NULL, 
	why VARCHAR NOT NULL, 
	group_id INTEGER NOT NULL, 
	match_id VARCHAR, 
	at DATETIME NOT NULL, 
	"by" VARCHAR NOT NULL, 
	FOREIGN KEY(group_id) REFERENCES player_group (id), 
	FOREIGN KEY(match_id) REFERENCES "match" (id)
);
INSERT INTO "ruling" VALUES(1,'flip','flip|Played|+1|stacking','illegal','Not at our table',2,'63zrnyk8','2026-11-30 01:18:14.419245','Ada');
CREATE TABLE seat (
	match_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	PRIMARY KEY (match_id, seat), 
	FOREIGN KEY(match_id) REFERENCES "match" (id), 
	FOREIGN KEY(player_id) REFERENCES player (id)
);
INSERT INTO "seat" VALUES('63zrnyk8',0,1);
INSERT INTO "seat" VALUES('63zrnyk8',1,2);
INSERT INTO "seat" VALUES('63zrnyk8',2,3);
INSERT INTO "seat" VALUES('63zrnyk8',3,4);
INSERT INTO "seat" VALUES('9p6d5vsp',0,5);
INSERT INTO "seat" VALUES('9p6d5vsp',1,2);
INSERT INTO "seat" VALUES('cu78b5cm',0,1);
INSERT INTO "seat" VALUES('cu78b5cm',1,3);
CREATE TABLE seat_course (
	match_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	plays INTEGER NOT NULL, 
	illegal INTEGER NOT NULL, 
	made INTEGER NOT NULL, 
	made_won INTEGER NOT NULL, 
	received INTEGER NOT NULL, 
	guilty INTEGER NOT NULL, 
	given INTEGER NOT NULL, 
	taken INTEGER NOT NULL, 
	unchallenged INTEGER NOT NULL, 
	missed INTEGER NOT NULL, 
	caught INTEGER NOT NULL, 
	late INTEGER NOT NULL, 
	catches INTEGER NOT NULL, 
	spills INTEGER NOT NULL, 
	stops INTEGER NOT NULL, 
	drawn INTEGER NOT NULL, 
	hands INTEGER NOT NULL, 
	won INTEGER NOT NULL, 
	par FLOAT NOT NULL, 
	spread FLOAT NOT NULL, 
	value_won INTEGER NOT NULL, 
	best INTEGER NOT NULL, 
	best_hand INTEGER NOT NULL, 
	conceded INTEGER NOT NULL, 
	worst INTEGER NOT NULL, 
	second_worst INTEGER NOT NULL, 
	third_worst INTEGER NOT NULL, 
	known INTEGER NOT NULL, 
	cards INTEGER NOT NULL, 
	known_value INTEGER NOT NULL, 
	wild_value INTEGER NOT NULL, 
	misses INTEGER NOT NULL, 
	fell INTEGER NOT NULL, 
	gain INTEGER NOT NULL, 
	gain_squares INTEGER NOT NULL, 
	led INTEGER NOT NULL, 
	lead INTEGER NOT NULL, 
	deficit INTEGER NOT NULL, 
	clutch INTEGER NOT NULL, 
	clutch_won INTEGER NOT NULL, 
	win_first INTEGER NOT NULL, 
	win_last INTEGER NOT NULL, 
	win_best INTEGER NOT NULL, 
	dry_first INTEGER NOT NULL, 
	dry_last INTEGER NOT NULL, 
	dry_best INTEGER NOT NULL, 
	safe_first INTEGER NOT NULL, 
	safe_last INTEGER NOT NULL, 
	safe_best INTEGER NOT NULL, 
	along INTEGER NOT NULL, 
	along_won INTEGER NOT NULL, 
	fastest INTEGER, 
	total INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	behind INTEGER NOT NULL, 
	king_value INTEGER NOT NULL, 
	king_total INTEGER NOT NULL, 
	PRIMARY KEY (match_id, seat), 
	FOREIGN KEY(match_id) REFERENCES "match" (id)
);
INSERT INTO "seat_course" VALUES('9p6d5vsp',0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,1.0,0.5,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,2,1,0,0,0,0,2,2,2,0,0,0,0,0,NULL,0,2,0,0,0);
INSERT INTO "seat_course" VALUES('9p6d5vsp',1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,2,1.0,0.5,0,0,0,0,0,0,0,0,0,0,0,0,0,2,2,2,2,0,1,1,2,2,2,0,0,0,2,2,2,0,0,NULL,2,1,1,0,0);
INSERT INTO "seat_course" VALUES('cu78b5cm',0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,0.5,0.25,23,23,1,0,0,0,0,0,0,0,0,0,0,0,0,1,23,0,0,0,1,1,1,0,0,0,1,1,1,0,0,NULL,0,0,0,0,0);
INSERT INTO "seat_course" VALUES('cu78b5cm',1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0.5,0.25,0,0,0,23,23,0,0,0,0,0,0,0,0,23,529,0,0,23,0,0,0,0,0,1,1,1,1,1,1,0,0,NULL,0,0,0,0,0);
INSERT INTO "seat_course" VALUES('63zrnyk8',0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,4,3,1.0,0.75,203,70,2,3,3,0,0,1,1,3,0,1,0,203,13769,4,203,0,0,0,3,0,3,0,1,1,4,4,4,0,0,NULL,0,0,0,0,0);
INSERT INTO "seat_course" VALUES('63zrnyk8',1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,5,2,1.33333333333333325931e+00,9.72222222222222209886e-01,133,88,6,32,18,7,7,3,4,32,0,2,0,133,9769,1,45,203,0,0,0,2,2,3,0,3,5,5,5,0,0,NULL,0,0,0,0,0);
INSERT INTO "seat_course" VALUES('63zrnyk8',2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,5,0,1.33333333333333325931e+00,9.72222222222222209886e-01,0,0,0,240,80,40,40,5,6,240,240,4,0,0,0,0,0,203,0,0,0,0,0,5,5,5,5,5,5,0,0,NULL,0,0,0,0,0);
INSERT INTO "seat_course" VALUES('63zrnyk8',3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,5,0,1.33333333333333325931e+00,9.72222222222222209886e-01,0,0,0,61,23,23,5,3,3,15,0,3,0,0,0,0,0,203,0,0,0,0,0,5,5,5,5,5,5,0,0,NULL,0,0,0,0,0);
CREATE TABLE seat_course_by (
	what VARCHAR NOT NULL, 
	match_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	"key" VARCHAR NOT NULL, 
	hands INTEGER NOT NULL, 
	won INTEGER NOT NULL, 
	cards INTEGER NOT NULL, 
	value INTEGER NOT NULL, 
	PRIMARY KEY (what, match_id, seat, "key"), 
	FOREIGN KEY(match_id) REFERENCES "match" (id)
)
 WITHOUT ROWID

;
INSERT INTO "seat_course_by" VALUES('face','63zrnyk8',0,'3',1,0,1,3);
INSERT INTO "seat_course_by" VALUES('face','63zrnyk8',1,'7',2,0,2,14);
INSERT INTO "seat_course_by" VALUES('face','63zrnyk8',1,'9',1,0,2,18);
INSERT INTO "seat_course_by" VALUES('face','63zrnyk8',2,'W',5,0,6,240);
INSERT INTO "seat_course_by" VALUES('face','63zrnyk8',3,'5',3,0,3,15);
INSERT INTO "seat_course_by" VALUES('place','63zrnyk8',0,'0',1,1,0,0);
INSERT INTO "seat_course_by" VALUES('place','63zrnyk8',0,'1',2,1,0,0);
INSERT INTO "seat_course_by" VALUES('place','63zrnyk8',0,'3',1,1,0,0);
INSERT INTO "seat_course_by" VALUES('place','63zrnyk8',1,'0',1,0,0,0);
INSERT INTO "seat_course_by" VALUES('place','63zrnyk8',1,'1',1,0,0,0);
INSERT INTO "seat_course_by" VALUES('place','63zrnyk8',1,'2',2,1,0,0);
INSERT INTO "seat_course_by" VALUES('place','63zrnyk8',1,'3',1,1,0,0);
INSERT INTO "seat_course_by" VALUES('place','63zrnyk8',2,'0',1,0,0,0);
INSERT INTO "seat_course_by" VALUES('place','63zrnyk8',2,'1',1,0,0,0);
INSERT INTO "seat_course_by" VALUES('place','63zrnyk8',2,'2',1,0,0,0);
INSERT INTO "seat_course_by" VALUES('place','63zrnyk8',2,'3',2,0,0,0);
INSERT INTO "seat_course_by" VALUES('place','63zrnyk8',3,'0',2,0,0,0);
INSERT INTO "seat_course_by" VALUES('place','63zrnyk8',3,'1',1,0,0,0);
INSERT INTO "seat_course_by" VALUES('place','63zrnyk8',3,'2',1,0,0,0);
INSERT INTO "seat_course_by" VALUES('place','63zrnyk8',3,'3',1,0,0,0);
INSERT INTO "seat_course_by" VALUES('place','9p6d5vsp',0,'0',1,0,0,0);
INSERT INTO "seat_course_by" VALUES('place','9p6d5vsp',0,'1',1,0,0,0);
INSERT INTO "seat_course_by" VALUES('place','9p6d5vsp',1,'0',1,1,0,0);
INSERT INTO "seat_course_by" VALUES('place','9p6d5vsp',1,'1',1,1,0,0);
INSERT INTO "seat_course_by" VALUES('place','cu78b5cm',0,'0',1,1,0,0);
INSERT INTO "seat_course_by" VALUES('place','cu78b5cm',1,'1',1,0,0,0);
INSERT INTO "seat_course_by" VALUES('side','63zrnyk8',0,'light',4,3,0,203);
INSERT INTO "seat_course_by" VALUES('side','63zrnyk8',1,'dark',1,1,0,45);
INSERT INTO "seat_course_by" VALUES('side','63zrnyk8',1,'light',4,1,0,88);
INSERT INTO "seat_course_by" VALUES('side','63zrnyk8',2,'dark',1,0,0,0);
INSERT INTO "seat_course_by" VALUES('side','63zrnyk8',2,'light',4,0,0,0);
INSERT INTO "seat_course_by" VALUES('side','63zrnyk8',3,'dark',1,0,0,0);
INSERT INTO "seat_course_by" VALUES('side','63zrnyk8',3,'light',4,0,0,0);
INSERT INTO "seat_course_by" VALUES('side','cu78b5cm',0,'light',1,1,0,23);
INSERT INTO "seat_course_by" VALUES('side','cu78b5cm',1,'light',1,0,0,0);
INSERT INTO "seat_course_by" VALUES('winner','63zrnyk8',0,'1',1,0,0,3);
INSERT INTO "seat_course_by" VALUES('winner','63zrnyk8',1,'0',3,0,0,32);
INSERT INTO "seat_course_by" VALUES('winner','63zrnyk8',2,'0',3,0,0,120);
INSERT INTO "seat_course_by" VALUES('winner','63zrnyk8',2,'1',2,0,0,120);
INSERT INTO "seat_course_by" VALUES('winner','63zrnyk8',3,'0',3,0,0,51);
INSERT INTO "seat_course_by" VALUES('winner','63zrnyk8',3,'1',2,0,0,10);
INSERT INTO "seat_course_by" VALUES('winner','cu78b5cm',1,'0',1,0,0,23);
CREATE TABLE seat_standing (
	match_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	total INTEGER NOT NULL, 
	won BOOLEAN NOT NULL, 
	PRIMARY KEY (match_id, seat), 
	FOREIGN KEY(match_id) REFERENCES "match" (id)
);
INSERT INTO "seat_standing" VALUES('9p6d5vsp',0,0,0);
INSERT INTO "seat_standing" VALUES('9p6d5vsp',1,2,1);
INSERT INTO "seat_standing" VALUES('cu78b5cm',0,0,0);
INSERT INTO "seat_standing" VALUES('cu78b5cm',1,23,0);
INSERT INTO "seat_standing" VALUES('63zrnyk8',0,203,0);
INSERT INTO "seat_standing" VALUES('63zrnyk8',1,133,0);
INSERT INTO "seat_standing" VALUES('63zrnyk8',2,0,0);
INSERT INTO "seat_standing" VALUES('63zrnyk8',3,0,0);
CREATE TABLE standing (
	match_id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	scoring VARCHAR NOT NULL, 
	target INTEGER NOT NULL, 
	status VARCHAR NOT NULL, 
	closed BOOLEAN NOT NULL, 
	hands INTEGER NOT NULL, 
	next_number INTEGER NOT NULL, 
	dealer INTEGER, 
	started_at DATETIME NOT NULL, 
	changed_at DATETIME NOT NULL, 
	PRIMARY KEY (match_id), 
	FOREIGN KEY(match_id) REFERENCES "match" (id)
);
INSERT INTO "standing" VALUES('9p6d5vsp','stacko','rounds',2,'over',1,2,3,NULL,'2026-11-30 00:35:08.443894','2026-11-30 00:35:08.450448');
INSERT INTO "standing" VALUES('cu78b5cm','classic','lowest',200,'abandoned',1,1,2,NULL,'2026-11-30 00:35:08.452547','2026-11-30 00:35:08.489024');
INSERT INTO "standing" VALUES('63zrnyk8','flip','standard',500,'running',0,5,7,0,'2026-11-30 00:35:08.406373','2026-11-30 11:52:32.452207');
CREATE INDEX ix_player_merged_into ON player (merged_into);
CREATE INDEX ix_match_created_at ON "match" (created_at);
CREATE INDEX ix_seat_player_id ON seat (player_id);
CREATE INDEX ix_standing_running ON standing (closed, changed_at);
CREATE INDEX ix_standing_finished ON standing (closed, started_at);
CREATE INDEX ix_ruling_question ON ruling (question);
CREATE UNIQUE INDEX ix_player_uid ON player (uid);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('profile',1);
INSERT INTO "sqlite_sequence" VALUES('ruling',1);
COMMIT;
