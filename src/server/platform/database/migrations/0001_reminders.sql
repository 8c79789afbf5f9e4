CREATE TABLE "abandoned_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"comment" text NOT NULL,
	"language" text NOT NULL,
	"reminder" integer NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_reminder" (
	"id" uuid PRIMARY KEY NOT NULL,
	"book_id" text NOT NULL,
	"number" integer NOT NULL,
	"token_hash" text NOT NULL,
	"address" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_reminder_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "booking_reminder_bookId_number_unique" UNIQUE("book_id","number")
);
--> statement-breakpoint
CREATE TABLE "reminder_stop" (
	"address" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "touched_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "reminders_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "headers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_reminder" ADD CONSTRAINT "booking_reminder_book_id_booking_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "abandoned_report_answered_at_index" ON "abandoned_report" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "booking_reminder_address_written_at_index" ON "booking_reminder" USING btree ("address","written_at");--> statement-breakpoint
CREATE INDEX "booking_reminder_written_at_index" ON "booking_reminder" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "reminder_stop_stopped_at_index" ON "reminder_stop" USING btree ("stopped_at");--> statement-breakpoint
CREATE INDEX "booking_address_index" ON "booking" USING btree (lower(trim("draft" #>> '{contact,email}')));