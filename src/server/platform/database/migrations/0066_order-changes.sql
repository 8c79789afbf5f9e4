CREATE TABLE "desk_order_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"wanted" jsonb,
	"why" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"decided_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "address_round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_order_change" ADD CONSTRAINT "desk_order_change_proposed_by_staff_member_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_order_change" ADD CONSTRAINT "desk_order_change_decided_by_staff_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_order_change_order_id_index" ON "desk_order_change" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "desk_order_change_state_index" ON "desk_order_change" USING btree ("state");