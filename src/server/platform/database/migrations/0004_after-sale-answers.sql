ALTER TABLE "after_sale_quote" ADD COLUMN "lead_id" uuid;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "announced" jsonb;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "calendar_flights" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "order_item" SET "announced" = jsonb_build_object('after', n."after", 'answerBy', CASE WHEN n."state" = 'open' THEN to_jsonb(to_char(n."answer_by" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ELSE 'null'::jsonb END) FROM (SELECT DISTINCT ON ("item_id") * FROM "after_sale_notice" WHERE "state" IN ('open', 'accepting') ORDER BY "item_id", "opened_at" DESC) n WHERE n."item_id" = "order_item"."id" AND "order_item"."state" <> 'cancelled';
