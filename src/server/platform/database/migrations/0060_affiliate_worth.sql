DROP INDEX "affiliate_postback_order_id_event_amount_index";--> statement-breakpoint
CREATE INDEX "affiliate_postback_order_id_index" ON "affiliate_postback" USING btree ("order_id");