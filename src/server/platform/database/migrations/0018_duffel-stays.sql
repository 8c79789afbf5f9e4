CREATE TABLE "duffel_stay" (
	"reference" text PRIMARY KEY NOT NULL,
	"rate" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"booking_id" text,
	"failure" text,
	"cancel_asked_at" timestamp with time zone,
	CONSTRAINT "duffel_stay_bookingId_unique" UNIQUE("booking_id")
);
--> statement-breakpoint
ALTER TABLE "duffel_stay" ADD CONSTRAINT "duffel_stay_reference_duffel_booking_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."duffel_booking"("reference") ON DELETE no action ON UPDATE no action;