ALTER TABLE "member_passenger" ADD COLUMN "id_card_sealed" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_passenger" ADD COLUMN "id_card_last_four" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_passenger" ADD COLUMN "id_card_expiry" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_passenger" ADD COLUMN "id_card_country" text DEFAULT '' NOT NULL;