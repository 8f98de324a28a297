BEGIN TRANSACTION;
CREATE TABLE chat (
	table_id INTEGER NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	text VARCHAR NOT NULL, 
	at VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
CREATE TABLE log (
	table_id INTEGER NOT NULL, 
	n INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	choice JSON NOT NULL, 
	"key" VARCHAR NOT NULL, 
	chance JSON NOT NULL, 
	at VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES(1,1,'answer',0,0,'answer-000000','[]','2026-11-16T17:36:16.191Z');
INSERT INTO "log" VALUES(1,2,'answer',0,1,'answer-000001','[]','2026-11-16T17:36:16.297Z');
INSERT INTO "log" VALUES(1,3,'answer',1,3,'answer-000002','[]','2026-11-16T17:36:16.408Z');
INSERT INTO "log" VALUES(1,4,'answer',1,3,'answer-000003','[]','2026-11-16T17:36:16.515Z');
INSERT INTO "log" VALUES(1,5,'answer',2,1,'UbipEfIvFuTUklH3','[]','2026-11-16T17:36:16.725Z');
INSERT INTO "log" VALUES(1,6,'answer',2,2,'rATq8u1EcTJD01iu','[1, 31, 38, 20, 0, 30, 15, 19, 3, 13, 21, 9, 19, 36, 9, 18, 18, 2, 8, 15, 14, 0, 3, 2, 12, 7, 20, 13, 0, 1, 6, 8, 21, 0, 4]','2026-11-16T17:36:16.731Z');
INSERT INTO "log" VALUES(1,7,'answer',0,4,'answer-000004','[]','2026-11-16T17:36:16.737Z');
INSERT INTO "log" VALUES(1,8,'answer',0,1,'answer-000005','[]','2026-11-16T17:36:16.844Z');
INSERT INTO "log" VALUES(1,9,'answer',0,2,'answer-000006','[]','2026-11-16T17:36:16.950Z');
INSERT INTO "log" VALUES(1,10,'answer',2,12,'OaWo14t46Aljzw_G','[]','2026-11-16T17:36:16.956Z');
INSERT INTO "log" VALUES(1,11,'answer',2,1,'552HLPSoazjTri69','[]','2026-11-16T17:36:16.958Z');
INSERT INTO "log" VALUES(1,12,'answer',1,13,'answer-000007','[]','2026-11-16T17:36:17.061Z');
INSERT INTO "log" VALUES(1,13,'answer',1,0,'answer-000008','[]','2026-11-16T17:36:17.165Z');
INSERT INTO "log" VALUES(1,14,'answer',1,0,'answer-000009','[]','2026-11-16T17:36:17.269Z');
INSERT INTO "log" VALUES(1,15,'answer',2,4,'MTEziO4rO9t72G7J','[]','2026-11-16T17:36:17.272Z');
INSERT INTO "log" VALUES(1,16,'answer',2,0,'Rhtae5hhoeGW-z37','[]','2026-11-16T17:36:17.277Z');
INSERT INTO "log" VALUES(1,17,'answer',2,2,'-8TrsPqveaZkYbiW','[]','2026-11-16T17:36:17.280Z');
INSERT INTO "log" VALUES(1,18,'answer',1,12,'answer-000010','[17460547581325519, 1]','2026-11-16T17:36:17.386Z');
INSERT INTO "log" VALUES(1,19,'answer',2,4,'xbjTjvyk8sP4Vqhj','[]','2026-11-16T17:36:17.394Z');
INSERT INTO "log" VALUES(1,20,'answer',2,1,'-WeoFxZ1ktfmH04m','[]','2026-11-16T17:36:17.397Z');
INSERT INTO "log" VALUES(1,21,'answer',2,1,'CuvNrmUF8X5gXias','[]','2026-11-16T17:36:17.399Z');
INSERT INTO "log" VALUES(1,22,'answer',0,9,'answer-000011','[]','2026-11-16T17:36:17.503Z');
INSERT INTO "log" VALUES(1,23,'answer',0,0,'answer-000012','[]','2026-11-16T17:36:17.611Z');
INSERT INTO "log" VALUES(1,24,'answer',0,1,'answer-000013','[]','2026-11-16T17:36:17.715Z');
INSERT INTO "log" VALUES(1,25,'answer',1,4,'answer-000014','[]','2026-11-16T17:36:17.821Z');
INSERT INTO "log" VALUES(1,26,'answer',1,1,'answer-000015','[]','2026-11-16T17:36:17.924Z');
INSERT INTO "log" VALUES(1,27,'answer',1,1,'answer-000016','[]','2026-11-16T17:36:18.029Z');
INSERT INTO "log" VALUES(1,28,'answer',0,9,'answer-000017','[]','2026-11-16T17:36:18.138Z');
INSERT INTO "log" VALUES(1,29,'answer',2,0,'Oo-WkYoWEch5hZVz','[]','2026-11-16T17:36:18.142Z');
INSERT INTO "log" VALUES(1,30,'answer',1,2,'answer-000018','[]','2026-11-16T17:36:18.246Z');
INSERT INTO "log" VALUES(1,31,'answer',0,1,'answer-000019','[]','2026-11-16T17:36:18.356Z');
INSERT INTO "log" VALUES(1,32,'answer',2,2,'zkQAZ5AAX-3LOD1H','[]','2026-11-16T17:36:18.359Z');
INSERT INTO "log" VALUES(1,33,'answer',1,2,'answer-000020','[]','2026-11-16T17:36:18.462Z');
INSERT INTO "log" VALUES(1,34,'answer',0,3,'answer-000021','[19, 13, 2, 39, 0]','2026-11-16T17:36:18.613Z');
INSERT INTO "log" VALUES(1,35,'answer',1,4,'answer-000022','[]','2026-11-16T17:36:18.717Z');
INSERT INTO "log" VALUES(1,36,'answer',1,1,'answer-000023','[]','2026-11-16T17:36:18.820Z');
INSERT INTO "log" VALUES(1,37,'answer',1,0,'answer-000024','[]','2026-11-16T17:36:18.923Z');
INSERT INTO "log" VALUES(1,38,'answer',0,3,'answer-000025','[]','2026-11-16T17:36:19.031Z');
INSERT INTO "log" VALUES(1,39,'answer',0,0,'answer-000026','[]','2026-11-16T17:36:19.137Z');
INSERT INTO "log" VALUES(1,40,'answer',2,4,'h_R-lrDDkLWJVJ2D','[]','2026-11-16T17:36:19.143Z');
INSERT INTO "log" VALUES(1,41,'answer',2,0,'dqboHGeKvPrw7qSt','[]','2026-11-16T17:36:19.147Z');
INSERT INTO "log" VALUES(1,42,'answer',2,2,'av0dj25FozWEKaij','[]','2026-11-16T17:36:19.151Z');
INSERT INTO "log" VALUES(1,43,'answer',2,12,'CqdFuBsDG8PALVvD','[]','2026-11-16T17:36:19.152Z');
INSERT INTO "log" VALUES(1,44,'answer',1,15,'answer-000027','[]','2026-11-16T17:36:19.256Z');
INSERT INTO "log" VALUES(1,45,'answer',0,0,'answer-000028','[]','2026-11-16T17:36:19.365Z');
INSERT INTO "log" VALUES(1,46,'answer',0,2,'answer-000029','[]','2026-11-16T17:36:19.472Z');
INSERT INTO "log" VALUES(1,47,'answer',0,0,'answer-000030','[]','2026-11-16T17:36:19.575Z');
INSERT INTO "log" VALUES(1,48,'answer',0,1,'answer-000031','[]','2026-11-16T17:36:19.684Z');
INSERT INTO "log" VALUES(1,49,'answer',2,1,'rovoJLPHMFf0fhg4','[]','2026-11-16T17:36:19.687Z');
INSERT INTO "log" VALUES(1,50,'answer',0,2,'answer-000032','[15577008459129433, 2]','2026-11-16T17:36:19.816Z');
INSERT INTO "log" VALUES(1,51,'answer',0,2,'answer-000033','[]','2026-11-16T17:36:19.921Z');
INSERT INTO "log" VALUES(1,52,'answer',0,2,'answer-000034','[]','2026-11-16T17:36:20.025Z');
INSERT INTO "log" VALUES(1,53,'answer',0,1,'answer-000035','[]','2026-11-16T17:36:20.129Z');
INSERT INTO "log" VALUES(1,54,'answer',1,0,'answer-000036','[]','2026-11-16T17:36:20.234Z');
INSERT INTO "log" VALUES(1,55,'answer',2,4,'iHHO-DCYQQZln2y3','[]','2026-11-16T17:36:20.237Z');
INSERT INTO "log" VALUES(1,56,'answer',2,0,'ZedbqAPQLQXlAUgU','[]','2026-11-16T17:36:20.239Z');
INSERT INTO "log" VALUES(1,57,'answer',2,2,'hWXvLAqAlNwSaFiP','[]','2026-11-16T17:36:20.241Z');
INSERT INTO "log" VALUES(1,58,'answer',0,15,'answer-000037','[]','2026-11-16T17:36:20.344Z');
INSERT INTO "log" VALUES(1,59,'answer',2,12,'BAtCABQqr-fYJY_P','[]','2026-11-16T17:36:20.347Z');
INSERT INTO "log" VALUES(1,60,'answer',1,15,'answer-000038','[30865994742528978]','2026-11-16T17:36:20.450Z');
INSERT INTO "log" VALUES(1,61,'answer',2,32,'acEXjHMX4rO4V_Ki','[]','2026-11-16T17:36:20.458Z');
INSERT INTO "log" VALUES(1,62,'answer',1,3,'answer-000039','[]','2026-11-16T17:36:20.561Z');
INSERT INTO "log" VALUES(1,63,'answer',0,0,'answer-000040','[]','2026-11-16T17:36:20.706Z');
INSERT INTO "log" VALUES(1,64,'answer',2,32,'gEEmSQK7-wenX3GJ','[]','2026-11-16T17:36:20.709Z');
INSERT INTO "log" VALUES(1,65,'answer',1,8,'answer-000041','[]','2026-11-16T17:36:20.812Z');
INSERT INTO "log" VALUES(1,66,'answer',0,32,'answer-000042','[]','2026-11-16T17:36:20.916Z');
INSERT INTO "log" VALUES(1,67,'answer',2,14,'DL8s-9h2nLTl3iGl','[]','2026-11-16T17:36:20.919Z');
INSERT INTO "log" VALUES(2,1,'answer',0,0,'answer-000000','[]','2026-11-16T17:36:21.082Z');
INSERT INTO "log" VALUES(2,2,'answer',0,1,'answer-000001','[]','2026-11-16T17:36:21.135Z');
INSERT INTO "log" VALUES(2,3,'answer',1,1,'uiHRfkNT0zdbR3th','[]','2026-11-16T17:36:21.138Z');
INSERT INTO "log" VALUES(2,4,'answer',1,1,'jGyrcbwiG5lyfy1G','[]','2026-11-16T17:36:21.139Z');
INSERT INTO "log" VALUES(2,5,'answer',2,3,'3IQiXPIH1VDAxYdh','[]','2026-11-16T17:36:21.141Z');
INSERT INTO "log" VALUES(2,6,'answer',2,0,'JUi0_W_sdmbx1C40','[24, 8, 39, 42, 6, 13, 30, 18, 15, 44, 43, 1, 12, 0, 8, 9, 7, 20, 21, 38, 21, 27, 1, 7, 6, 13, 12, 26, 9, 2, 19, 14, 3, 0, 4]','2026-11-16T17:36:21.143Z');
INSERT INTO "log" VALUES(2,7,'answer',0,7,'answer-000002','[]','2026-11-16T17:36:21.195Z');
INSERT INTO "log" VALUES(2,8,'answer',1,4,'8--fIRrGpYnigYeb','[]','2026-11-16T17:36:21.198Z');
INSERT INTO "log" VALUES(2,9,'answer',1,1,'LJmDO6woVzFiqgFA','[]','2026-11-16T17:36:21.200Z');
INSERT INTO "log" VALUES(2,10,'answer',1,3,'wQKbpjR84QFWEW6s','[]','2026-11-16T17:36:21.202Z');
INSERT INTO "log" VALUES(2,11,'answer',0,21,'answer-000003','[]','2026-11-16T17:36:21.253Z');
INSERT INTO "log" VALUES(2,12,'answer',2,1,'MlSSRAS9rGdPrcPf','[]','2026-11-16T17:36:21.256Z');
INSERT INTO "log" VALUES(2,13,'answer',1,20,'wlIOlFgBtsNv41dX','[]','2026-11-16T17:36:21.259Z');
INSERT INTO "log" VALUES(2,14,'answer',2,19,'jlHd34KfiNxYlFeC','[]','2026-11-16T17:36:21.260Z');
INSERT INTO "log" VALUES(2,15,'answer',2,4,'nmilZ-zjLayeDtFD','[]','2026-11-16T17:36:21.263Z');
INSERT INTO "log" VALUES(2,16,'answer',2,1,'GTT_NUVAvpkKQp7M','[]','2026-11-16T17:36:21.265Z');
INSERT INTO "log" VALUES(2,17,'answer',2,0,'Qc0o18M8a4ryrAwW','[]','2026-11-16T17:36:21.267Z');
INSERT INTO "log" VALUES(2,18,'answer',0,0,'answer-000004','[]','2026-11-16T17:36:21.319Z');
INSERT INTO "log" VALUES(2,19,'answer',2,0,'MVdQ7GvrvASQs-QI','[25944107737177583, 3]','2026-11-16T17:36:21.321Z');
INSERT INTO "log" VALUES(2,20,'answer',2,4,'kmESjkCoj-5_vbE1','[]','2026-11-16T17:36:21.324Z');
INSERT INTO "log" VALUES(2,21,'answer',2,1,'EESK_WRIU0ajYwcv','[]','2026-11-16T17:36:21.326Z');
INSERT INTO "log" VALUES(2,22,'answer',2,0,'EfOhYIKt2UGXx4wV','[]','2026-11-16T17:36:21.328Z');
INSERT INTO "log" VALUES(2,23,'answer',0,1,'answer-000005','[]','2026-11-16T17:36:21.380Z');
INSERT INTO "log" VALUES(2,24,'answer',2,1,'VK79oMKaxvPnVJwC','[]','2026-11-16T17:36:21.387Z');
INSERT INTO "log" VALUES(2,25,'answer',2,0,'bKZFoa8ykPusQgbZ','[]','2026-11-16T17:36:21.389Z');
INSERT INTO "log" VALUES(2,26,'answer',1,1,'BCQVnq5iCGmubBhr','[]','2026-11-16T17:36:21.399Z');
INSERT INTO "log" VALUES(2,27,'answer',2,14,'ZZ3rph3YfrZzNNCU','[]','2026-11-16T17:36:21.401Z');
INSERT INTO "log" VALUES(2,28,'answer',0,4,'answer-000006','[]','2026-11-16T17:36:21.453Z');
INSERT INTO "log" VALUES(2,29,'answer',0,1,'answer-000007','[]','2026-11-16T17:36:21.506Z');
INSERT INTO "log" VALUES(2,30,'answer',0,0,'answer-000008','[]','2026-11-16T17:36:21.559Z');
INSERT INTO "log" VALUES(2,31,'answer',0,0,'answer-000009','[]','2026-11-16T17:36:21.612Z');
INSERT INTO "log" VALUES(2,32,'answer',0,19,'answer-000010','[]','2026-11-16T17:36:21.669Z');
INSERT INTO "log" VALUES(2,33,'answer',1,2,'Qn90iBrSXiwCE6gP','[]','2026-11-16T17:36:21.671Z');
INSERT INTO "log" VALUES(2,34,'answer',1,4,'F41R1MmvpdnDiwpF','[]','2026-11-16T17:36:21.672Z');
INSERT INTO "log" VALUES(2,35,'answer',1,3,'ZFCRYedbPZes5s8U','[]','2026-11-16T17:36:21.674Z');
INSERT INTO "log" VALUES(2,36,'answer',2,18,'chiusJTOTag0hq10','[]','2026-11-16T17:36:21.675Z');
INSERT INTO "log" VALUES(2,37,'answer',1,0,'6uJqjCezYye3tT_f','[]','2026-11-16T17:36:21.677Z');
INSERT INTO "log" VALUES(2,38,'answer',2,1,'qDn0jLSG2l9Mcow7','[]','2026-11-16T17:36:21.678Z');
INSERT INTO "log" VALUES(2,39,'answer',0,1,'answer-000011','[]','2026-11-16T17:36:21.730Z');
INSERT INTO "log" VALUES(2,40,'answer',1,0,'1N4-vTuQ0u4AOUCG','[]','2026-11-16T17:36:21.732Z');
INSERT INTO "log" VALUES(2,41,'answer',2,2,'3ouhrmNROhDxnzx6','[]','2026-11-16T17:36:21.733Z');
INSERT INTO "log" VALUES(2,42,'answer',0,0,'answer-000012','[6, 1, 3, 8, 2]','2026-11-16T17:36:21.785Z');
INSERT INTO "log" VALUES(2,43,'answer',1,4,'G3Y-5QVmrDCENgQV','[]','2026-11-16T17:36:21.788Z');
INSERT INTO "log" VALUES(2,44,'answer',1,0,'TyD9FIJ81LNAAHDn','[]','2026-11-16T17:36:21.790Z');
INSERT INTO "log" VALUES(2,45,'answer',1,1,'7qO1W-_oN9iSJl1J','[]','2026-11-16T17:36:21.792Z');
INSERT INTO "log" VALUES(2,46,'answer',1,9,'UlotP1tvJB41zK6f','[]','2026-11-16T17:36:21.793Z');
INSERT INTO "log" VALUES(2,47,'answer',0,8,'answer-000013','[]','2026-11-16T17:36:21.845Z');
INSERT INTO "log" VALUES(2,48,'answer',2,4,'7GhtScAO7FjBjhVx','[]','2026-11-16T17:36:21.848Z');
INSERT INTO "log" VALUES(2,49,'answer',2,0,'Weqwj-zhAW1xidzE','[]','2026-11-16T17:36:21.850Z');
INSERT INTO "log" VALUES(2,50,'answer',2,3,'BaA7ZIw-MJubPn9f','[]','2026-11-16T17:36:21.851Z');
INSERT INTO "log" VALUES(2,51,'answer',2,20,'-tquMOfhgWIKW5PF','[]','2026-11-16T17:36:21.853Z');
INSERT INTO "log" VALUES(2,52,'answer',1,21,'QK9gSqSJ6TFxfdsy','[]','2026-11-16T17:36:21.855Z');
INSERT INTO "log" VALUES(2,53,'answer',0,4,'answer-000014','[]','2026-11-16T17:36:21.907Z');
INSERT INTO "log" VALUES(2,54,'answer',0,1,'answer-000015','[]','2026-11-16T17:36:21.959Z');
INSERT INTO "log" VALUES(2,55,'answer',0,2,'answer-000016','[]','2026-11-16T17:36:22.012Z');
INSERT INTO "log" VALUES(2,56,'answer',2,12,'q357aIKtqTJItAub','[]','2026-11-16T17:36:22.014Z');
INSERT INTO "log" VALUES(2,57,'answer',1,0,'oIKiZwZyw1Ad1BOn','[]','2026-11-16T17:36:22.016Z');
INSERT INTO "log" VALUES(2,58,'answer',0,15,'answer-000017','[38612604566409329, 5]','2026-11-16T17:36:22.069Z');
INSERT INTO "log" VALUES(2,59,'answer',0,2,'answer-000018','[]','2026-11-16T17:36:22.122Z');
INSERT INTO "log" VALUES(2,60,'answer',0,4,'answer-000019','[]','2026-11-16T17:36:22.175Z');
INSERT INTO "log" VALUES(2,61,'answer',0,0,'answer-000020','[]','2026-11-16T17:36:22.228Z');
INSERT INTO "log" VALUES(2,62,'answer',2,3,'jc6x2cykEfbjuPal','[]','2026-11-16T17:36:22.231Z');
INSERT INTO "log" VALUES(2,63,'answer',1,0,'-fVAIS8Zc9pXR1_c','[]','2026-11-16T17:36:22.233Z');
INSERT INTO "log" VALUES(2,64,'answer',2,2,'JKW3HkHMuIN_Ro6B','[]','2026-11-16T17:36:22.235Z');
INSERT INTO "log" VALUES(2,65,'answer',2,1,'h5weoRvZcnNkFNs_','[]','2026-11-16T17:36:22.237Z');
INSERT INTO "log" VALUES(2,66,'answer',2,0,'viAKdE1Be2aDOsif','[13558766695093761]','2026-11-16T17:36:22.239Z');
INSERT INTO "log" VALUES(2,67,'answer',1,32,'cEG9CSv-N0-YqnhA','[]','2026-11-16T17:36:22.241Z');
INSERT INTO "log" VALUES(2,68,'answer',2,2,'IW-cgB2RJKN12fWL','[]','2026-11-16T17:36:22.243Z');
INSERT INTO "log" VALUES(2,69,'answer',0,2,'answer-000021','[]','2026-11-16T17:36:22.295Z');
INSERT INTO "log" VALUES(2,70,'answer',1,32,'TbtlWwQ_0f2ClwWO','[]','2026-11-16T17:36:22.303Z');
INSERT INTO "log" VALUES(2,71,'answer',2,32,'6MIX7ayjnFI6o3qt','[]','2026-11-16T17:36:22.306Z');
INSERT INTO "log" VALUES(2,72,'answer',0,32,'answer-000022','[]','2026-11-16T17:36:22.365Z');
INSERT INTO "log" VALUES(2,73,'answer',1,32,'ImC9Zog4gYzp40hB','[]','2026-11-16T17:36:22.370Z');
INSERT INTO "log" VALUES(2,74,'answer',2,32,'hkAv0q0v2X9U4BOp','[]','2026-11-16T17:36:22.374Z');
INSERT INTO "log" VALUES(2,75,'answer',0,13,'answer-000023','[]','2026-11-16T17:36:22.429Z');
INSERT INTO "log" VALUES(2,76,'answer',1,32,'yMh3IzITXnjPwbqd','[]','2026-11-16T17:36:22.432Z');
INSERT INTO "log" VALUES(2,77,'answer',2,32,'iXhY_ZsRF7lk-oqg','[]','2026-11-16T17:36:22.435Z');
INSERT INTO "log" VALUES(2,78,'answer',0,21,'answer-000024','[]','2026-11-16T17:36:22.494Z');
INSERT INTO "log" VALUES(2,79,'answer',1,32,'bRzGYMc63s2B-hLD','[]','2026-11-16T17:36:22.497Z');
INSERT INTO "log" VALUES(2,80,'answer',2,30,'rd5V46WJzSqXPDVJ','[]','2026-11-16T17:36:22.498Z');
INSERT INTO "log" VALUES(2,81,'answer',0,28,'answer-000025','[]','2026-11-16T17:36:22.557Z');
INSERT INTO "log" VALUES(2,82,'answer',1,7,'eTfOexQoqQFcZRQB','[]','2026-11-16T17:36:22.563Z');
INSERT INTO "log" VALUES(2,83,'answer',2,13,'asond_1usOpPw1-o','[]','2026-11-16T17:36:22.566Z');
INSERT INTO "log" VALUES(2,84,'answer',0,1,'answer-000026','[1]','2026-11-16T17:36:22.621Z');
INSERT INTO "log" VALUES(2,85,'answer',2,4,'0KYcVcN_nIAAvwKn','[]','2026-11-16T17:36:22.626Z');
INSERT INTO "log" VALUES(2,86,'answer',2,1,'FVf_QAhMqTxZF0n5','[]','2026-11-16T17:36:22.629Z');
INSERT INTO "log" VALUES(2,87,'answer',2,2,'4mbeOZ7auVJUH5x7','[]','2026-11-16T17:36:22.635Z');
INSERT INTO "log" VALUES(2,88,'answer',1,0,'E6eZz-MqHccnSdcp','[]','2026-11-16T17:36:22.639Z');
INSERT INTO "log" VALUES(2,89,'answer',0,12,'answer-000027','[]','2026-11-16T17:36:22.693Z');
INSERT INTO "log" VALUES(2,90,'answer',0,0,'answer-000028','[]','2026-11-16T17:36:22.750Z');
INSERT INTO "log" VALUES(2,91,'answer',0,2,'answer-000029','[]','2026-11-16T17:36:22.803Z');
INSERT INTO "log" VALUES(2,92,'answer',1,4,'ZhkwhfEd4xfnUD-r','[]','2026-11-16T17:36:22.806Z');
INSERT INTO "log" VALUES(2,93,'answer',1,0,'RpDsp9RS1eaHLneH','[]','2026-11-16T17:36:22.808Z');
INSERT INTO "log" VALUES(2,94,'answer',1,3,'kh1WclGox673SSko','[]','2026-11-16T17:36:22.810Z');
INSERT INTO "log" VALUES(2,95,'answer',2,20,'FIuSiDvEDOhuyHCI','[]','2026-11-16T17:36:22.811Z');
INSERT INTO "log" VALUES(2,96,'answer',1,20,'YtdPgIk_vRwwMZcK','[]','2026-11-16T17:36:22.813Z');
INSERT INTO "log" VALUES(2,97,'answer',2,1,'up6CgEEipyX13c9i','[]','2026-11-16T17:36:22.814Z');
INSERT INTO "log" VALUES(2,98,'answer',1,2,'igJpQ-2BcZxl_rHu','[]','2026-11-16T17:36:22.817Z');
INSERT INTO "log" VALUES(2,99,'answer',2,0,'GGMBFmgbYsigqyjc','[]','2026-11-16T17:36:22.818Z');
INSERT INTO "log" VALUES(2,100,'answer',0,0,'answer-000030','[]','2026-11-16T17:36:22.870Z');
INSERT INTO "log" VALUES(2,101,'answer',1,7,'CER8O-0u45aDOnmZ','[]','2026-11-16T17:36:22.872Z');
INSERT INTO "log" VALUES(2,102,'answer',2,9,'8s8IcP6iHWEUgVdw','[]','2026-11-16T17:36:22.874Z');
INSERT INTO "log" VALUES(2,103,'answer',0,8,'answer-000031','[]','2026-11-16T17:36:22.926Z');
INSERT INTO "log" VALUES(2,104,'answer',1,14,'QoBlDvO-A-Yu-osb','[]','2026-11-16T17:36:22.930Z');
INSERT INTO "log" VALUES(2,105,'answer',2,13,'X43yHkrnJ9i0p1wT','[]','2026-11-16T17:36:22.932Z');
INSERT INTO "log" VALUES(2,106,'answer',0,32,'answer-000032','[]','2026-11-16T17:36:22.986Z');
INSERT INTO "log" VALUES(2,107,'answer',1,18,'YUpqk3apImNqHaDe','[]','2026-11-16T17:36:22.990Z');
INSERT INTO "log" VALUES(2,108,'answer',2,18,'YEmfBpxEdB5XMFrw','[]','2026-11-16T17:36:22.992Z');
INSERT INTO "log" VALUES(2,109,'answer',0,19,'answer-000033','[]','2026-11-16T17:36:23.044Z');
INSERT INTO "log" VALUES(2,110,'answer',1,30,'2-3x3HcsIrUVxFvs','[]','2026-11-16T17:36:23.046Z');
INSERT INTO "log" VALUES(2,111,'answer',2,30,'0nOkhJqwPDH6LB6Q','[]','2026-11-16T17:36:23.048Z');
INSERT INTO "log" VALUES(2,112,'answer',0,28,'answer-000034','[]','2026-11-16T17:36:23.099Z');
INSERT INTO "log" VALUES(3,1,'answer',0,0,'answer-000000','[]','2026-11-16T17:36:23.331Z');
INSERT INTO "log" VALUES(3,2,'answer',0,1,'answer-000001','[]','2026-11-16T17:36:23.383Z');
INSERT INTO "log" VALUES(3,3,'answer',1,1,'8MJRzd9yFDDvv8Ds','[]','2026-11-16T17:36:23.391Z');
INSERT INTO "log" VALUES(3,4,'answer',1,0,'z79P1yt5xdNmyy5p','[]','2026-11-16T17:36:23.394Z');
INSERT INTO "log" VALUES(3,5,'answer',2,4,'SiIgH_PcivEEzjgh','[]','2026-11-16T17:36:23.400Z');
INSERT INTO "log" VALUES(3,6,'answer',2,1,'CS-_MDngu2h-EpFK','[0, 31, 14, 42, 0, 15, 15, 36, 6, 7, 26, 6, 2, 25, 19, 3, 13, 21, 1, 13, 32, 8, 21, 3, 14, 19, 20, 9, 0, 18, 9, 20, 12, 2, 3]','2026-11-16T17:36:23.407Z');
INSERT INTO "log" VALUES(3,7,'answer',2,2,'fXcw8ci3qqgi7mlE','[]','2026-11-16T17:36:23.415Z');
INSERT INTO "log" VALUES(3,8,'answer',2,1,'qEc4T5Pb7r-zjUG6','[]','2026-11-16T17:36:23.419Z');
INSERT INTO "log" VALUES(3,9,'answer',2,2,'IseO05viu3mtQbLx','[]','2026-11-16T17:36:23.424Z');
INSERT INTO "log" VALUES(3,10,'answer',1,1,'BoZmhryICakh677L','[]','2026-11-16T17:36:23.435Z');
INSERT INTO "log" VALUES(3,11,'answer',2,3,'wFNAsXVwtQlcWEfs','[]','2026-11-16T17:36:23.443Z');
INSERT INTO "log" VALUES(3,12,'answer',2,2,'kXFPkYAx-wrvjzKH','[]','2026-11-16T17:36:23.447Z');
INSERT INTO "log" VALUES(3,13,'answer',1,14,'unt83Oq4uyZnNryu','[]','2026-11-16T17:36:23.454Z');
INSERT INTO "log" VALUES(3,14,'answer',2,0,'3yxbOTseQlw0UQW4','[]','2026-11-16T17:36:23.456Z');
INSERT INTO "log" VALUES(3,15,'answer',2,1,'GIhr93tcRg1pS7rF','[]','2026-11-16T17:36:23.463Z');
INSERT INTO "log" VALUES(3,16,'answer',2,4,'rXKpQLQ29ycfowsO','[]','2026-11-16T17:36:23.470Z');
INSERT INTO "log" VALUES(3,17,'answer',2,1,'uzqXn73GHqyRRQ58','[]','2026-11-16T17:36:23.475Z');
INSERT INTO "log" VALUES(3,18,'answer',2,1,'ujkQVmrLJ_q0uHvt','[]','2026-11-16T17:36:23.479Z');
INSERT INTO "log" VALUES(3,19,'answer',1,7,'7TAaCdGpBPawpTDp','[]','2026-11-16T17:36:23.481Z');
INSERT INTO "log" VALUES(3,20,'answer',0,6,'answer-000002','[]','2026-11-16T17:36:23.541Z');
INSERT INTO "log" VALUES(3,21,'answer',2,2,'UVDNdYGDHltlywVO','[]','2026-11-16T17:36:23.551Z');
INSERT INTO "log" VALUES(3,22,'answer',0,1,'answer-000003','[]','2026-11-16T17:36:23.605Z');
INSERT INTO "log" VALUES(3,23,'answer',2,21,'c5rrso7Lwr1pll8s','[]','2026-11-16T17:36:23.615Z');
CREATE TABLE seats (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	bot VARCHAR NOT NULL, 
	sitting_in VARCHAR NOT NULL, 
	holder VARCHAR NOT NULL, 
	"key" VARCHAR NOT NULL, 
	marks JSON NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES(1,0,'person','Anna','','','7647ba86e9e718392379087e1ca1407436a58125d99f1dba63f080b6317a0401','','{}');
INSERT INTO "seats" VALUES(1,1,'person','Bert','','','7647ba86e9e718392379087e1ca1407436a58125d99f1dba63f080b6317a0401','','{}');
INSERT INTO "seats" VALUES(1,2,'bot','Anselme','novice','','','','{}');
INSERT INTO "seats" VALUES(2,0,'person','Anna','','','e6f8698550110a1bffc356fa6c37648c9b93f8182172564e01adc908305d5fe1','','{}');
INSERT INTO "seats" VALUES(2,1,'bot','Anselme','novice','','','','{}');
INSERT INTO "seats" VALUES(2,2,'bot','Odette','novice','','','','{}');
INSERT INTO "seats" VALUES(3,0,'person','Anna','','','7d895ecba58d81e4efbd9ce8cf029eeb985503d9626b755d7b64eec55a2800de','','{}');
INSERT INTO "seats" VALUES(3,1,'bot','Anselme','novice','','','','{}');
INSERT INTO "seats" VALUES(3,2,'bot','Odette','novice','','','','{}');
CREATE TABLE tables (
	id INTEGER NOT NULL, 
	code VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	status VARCHAR NOT NULL, 
	options JSON NOT NULL, 
	seed BIGINT NOT NULL, 
	clock VARCHAR NOT NULL, 
	listed BOOLEAN NOT NULL, 
	open_hands BOOLEAN NOT NULL, 
	host VARCHAR NOT NULL, 
	chance JSON NOT NULL, 
	created VARCHAR NOT NULL, 
	moved VARCHAR NOT NULL, 
	rematch VARCHAR NOT NULL, wish JSON, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES(1,'AGRZFN','','mystery_express',1,'playing','{"players": 3, "seats": ["human", "human", "bot:novice"], "edition": "en", "lang": "en", "powers": true, "character_choice": "pick", "first_player": "random", "leg_hours": [1, 1, 1, 1, 1], "passenger_stacks": [2, 2], "power_category": {"macdouglas": "mo", "strauss": "motive", "mirabella": "suspect", "mansard": "location"}, "removed_elements": ["mo_shot", "mo_stabbed", "suspect_sra_perez", "suspect_dr_rajiv", "motive_rivalry", "motive_unknown", "location_sleeping", "location_smoking"], "sleeping_pick": "random", "dining_flow": "upfront", "power_scope": "any_other_not_own_turn", "allow_empty_actions": false, "chat_empty_hand": "skip", "chat_after_failed_search": true, "shuffle_time_deck": true, "time_show_mode": "flash", "time_pace": "normal", "time_pace_by": "table", "bot_time_memory": "lossy:0.85", "power_prompt": ["ask", "ask", "ask"], "sheet_assist": "marks", "final_reveal": "one_by_one"}',11,'none',0,0,'7647ba86e9e718392379087e1ca1407436a58125d99f1dba63f080b6317a0401','[]','2026-11-16T17:36:16.165Z','2026-11-16T17:36:20.919Z','',NULL);
INSERT INTO "tables" VALUES(2,'WARMWH','','mystery_express',1,'over','{"players": 3, "seats": ["human", "bot:novice", "bot:novice"], "edition": "en", "lang": "en", "powers": true, "character_choice": "pick", "first_player": "random", "leg_hours": [1, 1, 1, 1, 1], "passenger_stacks": [2, 2], "power_category": {"macdouglas": "mo", "strauss": "motive", "mirabella": "suspect", "mansard": "location"}, "removed_elements": ["mo_shot", "mo_stabbed", "suspect_sra_perez", "suspect_dr_rajiv", "motive_rivalry", "motive_unknown", "location_sleeping", "location_smoking"], "sleeping_pick": "random", "dining_flow": "upfront", "power_scope": "any_other_not_own_turn", "allow_empty_actions": false, "chat_empty_hand": "skip", "chat_after_failed_search": true, "shuffle_time_deck": true, "time_show_mode": "flash", "time_pace": "normal", "time_pace_by": "table", "bot_time_memory": "lossy:0.85", "power_prompt": ["ask", "ask", "ask"], "sheet_assist": "marks", "final_reveal": "one_by_one"}',12,'none',0,0,'e6f8698550110a1bffc356fa6c37648c9b93f8182172564e01adc908305d5fe1','[]','2026-11-16T17:36:21.067Z','2026-11-16T17:36:23.099Z','',NULL);
INSERT INTO "tables" VALUES(3,'WMDPDU','','mystery_express',1,'playing','{"players": 3, "seats": ["human", "bot:novice", "bot:novice"], "edition": "en", "lang": "en", "powers": true, "character_choice": "pick", "first_player": "random", "leg_hours": [4, 3, 4, 3, 5], "passenger_stacks": [2, 2], "power_category": {"macdouglas": "mo", "strauss": "motive", "mirabella": "suspect", "mansard": "location"}, "removed_elements": ["mo_shot", "mo_stabbed", "suspect_sra_perez", "suspect_dr_rajiv", "motive_rivalry", "motive_unknown", "location_sleeping", "location_smoking"], "sleeping_pick": "random", "dining_flow": "upfront", "power_scope": "any_other_not_own_turn", "allow_empty_actions": false, "chat_empty_hand": "skip", "chat_after_failed_search": true, "shuffle_time_deck": true, "time_show_mode": "flash", "time_pace": "normal", "time_pace_by": "table", "bot_time_memory": "lossy:0.85", "power_prompt": ["ask", "ask", "ask"], "sheet_assist": "marks", "final_reveal": "one_by_one"}',13,'none',0,0,'7d895ecba58d81e4efbd9ce8cf029eeb985503d9626b755d7b64eec55a2800de','[]','2026-11-16T17:36:23.287Z','2026-11-16T17:36:23.615Z','',NULL);
CREATE TABLE wagonlit_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT wagonlit_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "wagonlit_version" VALUES('0002');
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_status_moved ON tables (status, moved);
CREATE INDEX ix_seats_holder ON seats (holder);
CREATE UNIQUE INDEX ux_log_key ON log (table_id, "key") WHERE key <> '';
COMMIT;
