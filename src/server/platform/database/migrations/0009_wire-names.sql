UPDATE "after_sale_quote" SET "state" = 'awaiting_payment' WHERE "state" = 'due';--> statement-breakpoint
UPDATE "after_sale_quote" SET "state" = 'in_progress' WHERE "state" = 'working';--> statement-breakpoint
UPDATE "order_history" SET "what" = 'change.awaiting_payment' WHERE "what" = 'change.due';--> statement-breakpoint
UPDATE "booking" SET "draft" = ("draft" - 'typedAt') || jsonb_build_object('editedAt', "draft"->'typedAt') WHERE "draft" ? 'typedAt';--> statement-breakpoint
UPDATE "booking" SET "offers" = replace("offers"::text, '"partedByUs": ', '"splitEstimated": ')::jsonb WHERE "offers"::text LIKE '%"partedByUs": %';--> statement-breakpoint
UPDATE "order_item" SET "offer" = replace("offer"::text, '"partedByUs": ', '"splitEstimated": ')::jsonb WHERE "offer"::text LIKE '%"partedByUs": %';--> statement-breakpoint
UPDATE "order_item" SET "source" = replace("source"::text, '"partedByUs": ', '"splitEstimated": ')::jsonb WHERE "source"::text LIKE '%"partedByUs": %';--> statement-breakpoint
UPDATE "after_sale_quote" SET "terms" = replace("terms"::text, '"partedByUs": ', '"splitEstimated": ')::jsonb WHERE "terms"::text LIKE '%"partedByUs": %';--> statement-breakpoint
UPDATE "duffel_order" SET "offer" = replace("offer"::text, '"partedByUs": ', '"splitEstimated": ')::jsonb WHERE "offer"::text LIKE '%"partedByUs": %';--> statement-breakpoint
UPDATE "duffel_change" SET "outcome" = replace("outcome"::text, '"partedByUs": ', '"splitEstimated": ')::jsonb WHERE "outcome"::text LIKE '%"partedByUs": %';
