CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"score" integer NOT NULL,
	"topic" text NOT NULL,
	"comment" text NOT NULL,
	"app_version" text NOT NULL,
	"language" text,
	"country" text
);
--> statement-breakpoint
CREATE INDEX "feedback_at_index" ON "feedback" USING btree ("at");