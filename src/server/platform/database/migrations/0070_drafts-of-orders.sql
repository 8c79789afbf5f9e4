CREATE INDEX "booking_order_id_index" ON "booking" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "stay_booking_order_id_index" ON "stay_booking" USING btree ("order_id");