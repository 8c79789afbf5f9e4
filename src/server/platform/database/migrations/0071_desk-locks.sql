ALTER TABLE "staff_session" ADD COLUMN "used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "proven_at" timestamp with time zone DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
-- Those who are signed in have shown a factor then.
UPDATE "staff_session" SET "proven_at" = "created_at" WHERE "ended_at" IS NULL;
