ALTER TABLE "newsletter_bounce" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "newsletter_history" ADD COLUMN "reason" text;