CREATE TABLE "newsletter_bounce" (
	"email" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_issue" (
	"id" text PRIMARY KEY NOT NULL,
	"contents" jsonb NOT NULL,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"only_to" text[] DEFAULT '{}' NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"problem" text,
	"next_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_sending" (
	"issue_id" text NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_sending_issue_id_subscriber_id_pk" PRIMARY KEY("issue_id","subscriber_id")
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "is_bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_sending" ADD CONSTRAINT "newsletter_sending_issue_id_newsletter_issue_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issue"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_sending" ADD CONSTRAINT "newsletter_sending_subscriber_id_newsletter_subscriber_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscriber"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_sending_subscriber_id_index" ON "newsletter_sending" USING btree ("subscriber_id");