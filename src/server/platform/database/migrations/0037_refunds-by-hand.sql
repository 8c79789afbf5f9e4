CREATE TABLE "desk_refund_by_hand" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"why" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"decided_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "payment_refund" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD COLUMN "bank_reference" text;--> statement-breakpoint
ALTER TABLE "desk_refund_by_hand" ADD CONSTRAINT "desk_refund_by_hand_proposed_by_staff_member_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_refund_by_hand" ADD CONSTRAINT "desk_refund_by_hand_decided_by_staff_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_refund_by_hand_order_id_index" ON "desk_refund_by_hand" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "desk_refund_by_hand_state_index" ON "desk_refund_by_hand" USING btree ("state");