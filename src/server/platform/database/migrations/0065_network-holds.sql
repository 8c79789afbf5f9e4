ALTER TABLE "reservation" ADD COLUMN "takes" jsonb;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "held_from" text;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "held_around" text;--> statement-breakpoint
CREATE INDEX "reservation_held_around_index" ON "reservation" USING btree ("held_around") WHERE "reservation"."held_around" is not null;