CREATE TABLE "card_charge" (
	"trx_id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"reservation_id" uuid NOT NULL,
	"why" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_charge_reservationId_unique" UNIQUE("reservation_id")
);
--> statement-breakpoint
CREATE INDEX "card_charge_order_id_index" ON "card_charge" USING btree ("order_id");