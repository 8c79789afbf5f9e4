CREATE TABLE "dev_state" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"servers" integer[] DEFAULT '{}' NOT NULL
);
