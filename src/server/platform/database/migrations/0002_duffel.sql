CREATE TABLE "duffel_booking" (
	"reference" text PRIMARY KEY NOT NULL,
	"leased_until" timestamp with time zone,
	"ended" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "duffel_change" (
	"reference" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"change_id" text,
	"confirm_asked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "duffel_order" (
	"reference" text NOT NULL,
	"position" integer NOT NULL,
	"offer" jsonb NOT NULL,
	"offer_id" text NOT NULL,
	"passenger_ids" text[] NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"order_id" text,
	"pay_asked_at" timestamp with time zone,
	"pay_broke_at" timestamp with time zone,
	CONSTRAINT "duffel_order_reference_position_pk" PRIMARY KEY("reference","position"),
	CONSTRAINT "duffel_order_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "duffel_order" ADD CONSTRAINT "duffel_order_reference_duffel_booking_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."duffel_booking"("reference") ON DELETE no action ON UPDATE no action;