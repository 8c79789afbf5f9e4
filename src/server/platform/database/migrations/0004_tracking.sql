CREATE TABLE "tracking_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"screen" text NOT NULL,
	"url" text NOT NULL,
	"details" jsonb NOT NULL,
	"session_id" text,
	"visitor_id" text,
	"visitor_type" text NOT NULL,
	"signed_in" boolean NOT NULL,
	"member_id" uuid,
	"country" text,
	"currency" text,
	"language" text,
	"campaign" text,
	"source" jsonb,
	"affiliate" jsonb,
	"utm" jsonb,
	"referrer" text NOT NULL,
	"user_agent" text NOT NULL,
	"platform" text NOT NULL,
	"device" text NOT NULL,
	"geolocation" text,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tracking_event_received_at_index" ON "tracking_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "tracking_event_name_happened_at_index" ON "tracking_event" USING btree ("name","happened_at");