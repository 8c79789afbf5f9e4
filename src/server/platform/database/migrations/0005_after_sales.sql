CREATE TABLE "after_sale_notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier" text NOT NULL,
	"change_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"state" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb,
	"opened_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "after_sale_notice_supplier_changeId_unique" UNIQUE("supplier","change_id")
);
--> statement-breakpoint
CREATE TABLE "after_sale_quote" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" bigserial NOT NULL,
	"order_id" uuid NOT NULL,
	"item_ids" jsonb NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"lines" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"involuntary" boolean NOT NULL,
	"terms" jsonb NOT NULL,
	"trx_id" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "after_sale_quote_trxId_unique" UNIQUE("trx_id")
);
--> statement-breakpoint
CREATE TABLE "payment_due" (
	"trx_id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"paid_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "fees" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "due" text;--> statement-breakpoint
CREATE INDEX "after_sale_notice_order_id_index" ON "after_sale_notice" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "after_sale_notice_state_answer_by_index" ON "after_sale_notice" USING btree ("state","answer_by");--> statement-breakpoint
CREATE INDEX "after_sale_quote_order_id_serial_index" ON "after_sale_quote" USING btree ("order_id","serial");--> statement-breakpoint
CREATE INDEX "after_sale_quote_state_changed_at_index" ON "after_sale_quote" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "payment_due_order_id_index" ON "payment_due" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_due_state_until_index" ON "payment_due" USING btree ("state","until");