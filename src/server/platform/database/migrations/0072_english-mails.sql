ALTER TABLE "mail" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "words" jsonb;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "english" jsonb;
