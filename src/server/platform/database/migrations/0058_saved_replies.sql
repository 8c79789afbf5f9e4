CREATE TABLE "saved_reply" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL
);
