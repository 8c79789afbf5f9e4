CREATE TABLE "report_funnel" (
	"day" date NOT NULL,
	"source" text NOT NULL,
	"affiliate" text NOT NULL,
	"campaign" text NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"device" text NOT NULL,
	"visits" integer NOT NULL,
	"searches" integer NOT NULL,
	"drafts" integer NOT NULL,
	"paid" integer NOT NULL,
	"confirmed" integer NOT NULL,
	CONSTRAINT "report_funnel_pk" PRIMARY KEY("day","source","affiliate","campaign","country","language","device")
);
--> statement-breakpoint
CREATE TABLE "report_order" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"affiliate" text NOT NULL,
	"campaign" text NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"device" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_day" (
	"day" date PRIMARY KEY NOT NULL,
	"rolled_up_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_supplier_answer" (
	"day" date NOT NULL,
	"search" text NOT NULL,
	"supplier" text NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	"milliseconds" bigint NOT NULL,
	CONSTRAINT "report_supplier_answer_pk" PRIMARY KEY("day","search","supplier","outcome")
);
--> statement-breakpoint
CREATE INDEX "booking_created_at_index" ON "booking" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stay_booking_created_at_index" ON "stay_booking" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_history_sold_index" ON "order_history" USING btree ("at") WHERE "order_history"."what" in ('reservation.confirming', 'reservation.confirmed');--> statement-breakpoint
CREATE INDEX "order_created_at_index" ON "order" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_entry_gateway_index" ON "ledger_entry" USING btree ("at") WHERE "ledger_entry"."account" = 'gateway';--> statement-breakpoint
CREATE INDEX "payment_created_at_index" ON "payment" USING btree ("created_at");