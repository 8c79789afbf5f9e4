CREATE TABLE "feature_flag" (
	"name" text NOT NULL,
	"country" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "feature_flag_name_country_pk" PRIMARY KEY("name","country")
);
--> statement-breakpoint
CREATE TABLE "hotel_seen_price" (
	"stay" text NOT NULL,
	"tile" text NOT NULL,
	"day" date NOT NULL,
	"lowest" jsonb NOT NULL,
	CONSTRAINT "hotel_seen_price_stay_tile_day_pk" PRIMARY KEY("stay","tile","day")
);
--> statement-breakpoint
CREATE TABLE "stay_booking" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"member_id" text,
	"state" text DEFAULT 'draft' NOT NULL,
	"hash" text NOT NULL,
	"hotel" jsonb NOT NULL,
	"stay" jsonb NOT NULL,
	"quoted" jsonb NOT NULL,
	"draft" jsonb NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"erased_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stay_event" (
	"supplier" text NOT NULL,
	"id" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "stay_event_supplier_id_pk" PRIMARY KEY("supplier","id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_hotel_booking" (
	"supplier" text NOT NULL,
	"reference" text NOT NULL,
	"serial" integer GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_hotel_booking_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"reason" text,
	"hotel" text NOT NULL,
	"room" text NOT NULL,
	"check_in" text NOT NULL,
	"check_out" text NOT NULL,
	"rooms" integer NOT NULL,
	"rate" jsonb NOT NULL,
	"held_until" timestamp with time zone,
	"event_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_hotel_booking_supplier_reference_pk" PRIMARY KEY("supplier","reference"),
	CONSTRAINT "sandbox_hotel_booking_serial_unique" UNIQUE("serial")
);
--> statement-breakpoint
CREATE TABLE "sandbox_hotel_change" (
	"supplier" text NOT NULL,
	"change_reference" text NOT NULL,
	"reference" text NOT NULL,
	"outcome" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_hotel_change_supplier_change_reference_pk" PRIMARY KEY("supplier","change_reference")
);
--> statement-breakpoint
CREATE TABLE "sandbox_hotel_night" (
	"hotel" text NOT NULL,
	"room" text NOT NULL,
	"night" text NOT NULL,
	"taken" integer NOT NULL,
	"for_sale" integer NOT NULL,
	"fixed" integer,
	CONSTRAINT "sandbox_hotel_night_hotel_room_night_pk" PRIMARY KEY("hotel","room","night")
);
--> statement-breakpoint
CREATE INDEX "hotel_seen_price_day_index" ON "hotel_seen_price" USING btree ("day");--> statement-breakpoint
CREATE INDEX "stay_booking_expires_at_index" ON "stay_booking" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "stay_event_handled_at_index" ON "stay_event" USING btree ("handled_at");--> statement-breakpoint
CREATE INDEX "sandbox_hotel_booking_state_held_until_index" ON "sandbox_hotel_booking" USING btree ("state","held_until");--> statement-breakpoint
CREATE INDEX "sandbox_hotel_booking_supplier_event_at_index" ON "sandbox_hotel_booking" USING btree ("supplier","event_at");--> statement-breakpoint
INSERT INTO "feature_flag" ("name", "country", "is_on") VALUES ('web_shopping_cart', '*', true);
