CREATE TABLE "erasure" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"member_id" text,
	"device" text,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "erasure_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE INDEX "erasure_state_index" ON "erasure" USING btree ("state");