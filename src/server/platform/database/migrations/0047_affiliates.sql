CREATE TABLE "affiliate" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"postback_url" text,
	"secret" text,
	"is_on" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_postback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"affiliate" text NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"on_site" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempted_at" timestamp with time zone,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "sandbox_postback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" text NOT NULL,
	"problem" text,
	"body" text NOT NULL,
	"status" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_postback_order_id_event_index" ON "affiliate_postback" USING btree ("order_id","event");--> statement-breakpoint
CREATE INDEX "affiliate_postback_affiliate_index" ON "affiliate_postback" USING btree ("affiliate");