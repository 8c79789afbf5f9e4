CREATE TABLE "cart_item" (
	"book_id" text PRIMARY KEY NOT NULL,
	"product" text NOT NULL,
	"owner" text NOT NULL,
	"member_id" text,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "cart_item_owner_index" ON "cart_item" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "cart_item_member_id_index" ON "cart_item" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "cart_item_added_at_index" ON "cart_item" USING btree ("added_at");