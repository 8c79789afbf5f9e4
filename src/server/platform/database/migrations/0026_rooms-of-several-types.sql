ALTER TABLE "sandbox_hotel_booking" ADD COLUMN "units" jsonb;--> statement-breakpoint
UPDATE "sandbox_hotel_booking" SET "units" = jsonb_build_array(jsonb_build_object('room', "room", 'count', "rooms"));--> statement-breakpoint
ALTER TABLE "sandbox_hotel_booking" ALTER COLUMN "units" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_hotel_booking" DROP COLUMN "room";--> statement-breakpoint
ALTER TABLE "sandbox_hotel_booking" DROP COLUMN "rooms";
