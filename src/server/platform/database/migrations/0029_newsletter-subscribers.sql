CREATE TABLE "newsletter_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriber" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uuid" uuid NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"country" text,
	"state" text NOT NULL,
	"asked" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_subscriber_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "newsletter_subscriber_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "newsletter_history" ADD CONSTRAINT "newsletter_history_subscriber_id_newsletter_subscriber_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscriber"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_history_subscriber_id_index" ON "newsletter_history" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_subscriber_state_changed_at_index" ON "newsletter_subscriber" USING btree ("state","changed_at");