UPDATE "after_sale_quote" SET "state" = 'expired' WHERE "state" = 'lapsed';--> statement-breakpoint
UPDATE "after_sale_quote" SET "state" = 'completed' WHERE "state" = 'done';--> statement-breakpoint
UPDATE "order_history" SET "what" = 'change.expired' WHERE "what" = 'change.lapsed';
