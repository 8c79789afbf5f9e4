-- Moves orders to reservations, items with their own travellers and lines, and payables.
CREATE TABLE "payable" (
	"trx_id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"until" timestamp with time zone,
	"paid_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"bundle" integer NOT NULL,
	"position" integer NOT NULL,
	"product" text NOT NULL,
	"supplier" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"attempt" text NOT NULL,
	"reserved_until" timestamp with time zone,
	"price_until" timestamp with time zone,
	"reason" text,
	"is_charged" boolean DEFAULT true NOT NULL,
	"asked_by" integer,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reservation_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "reservation_id" uuid;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "reservation_id" uuid;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "travellers" jsonb;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "trx_id" text;--> statement-breakpoint
-- The items under one reference were one booking at their supplier. They moved together, except that a change or a
-- cancellation may have struck one of them: then what is under way or still open counts, in the order of the list.
INSERT INTO "reservation" ("id", "order_id", "bundle", "position", "product", "supplier", "reference", "state", "attempt",
	"reserved_until", "price_until", "reason", "asked_by", "changed_at")
SELECT gen_random_uuid(), g."order_id", 0,
	row_number() OVER (PARTITION BY g."order_id" ORDER BY g."first") - 1,
	'flight', g."supplier", g."reference",
	CASE g."state" WHEN 'issuing' THEN 'confirming' WHEN 'issued' THEN 'confirmed' ELSE g."state" END,
	-- What the supplier was asked last. A booking code means that it had taken the seats already.
	CASE
		WHEN g."state" IN ('issuing', 'issued', 'changing', 'cancelling') THEN 'confirm'
		WHEN g."state" = 'cancelled' AND g."is_ticketed" THEN 'confirm'
		WHEN g."state" IN ('unknown', 'failed') AND g."has_code" THEN 'confirm'
		ELSE 'reserve'
	END,
	g."reserved_until", g."price_until", g."reason", g."asked_by", g."changed_at"
FROM (
	SELECT "order_id", "reference", min("position") AS "first", min("supplier") AS "supplier",
		(array_agg("state" ORDER BY array_position(ARRAY['changing', 'cancelling', 'unknown', 'reserving', 'issuing',
			'held', 'issued', 'failed', 'expired', 'cancelled', 'draft'], "state")))[1] AS "state",
		bool_or(jsonb_array_length("tickets") > 0) AS "is_ticketed",
		bool_or("booking_code" IS NOT NULL) AS "has_code",
		min("seats_held_until") AS "reserved_until", min("price_held_until") AS "price_until",
		min("reason") AS "reason", max("asked_by") AS "asked_by", max("changed_at") AS "changed_at"
	FROM "order_item" GROUP BY "order_id", "reference"
) g;
--> statement-breakpoint
UPDATE "order_item" i SET
	"reservation_id" = r."id",
	-- Sealed numbers are bound to the order's id, so they open in its items too.
	"travellers" = o."passengers",
	-- Some hours off, for the database knows no zones of airports; documents are erased two days later, and the grants of
	-- mails end months later.
	"ends_at" = (i."offer" #>> '{slice,arrival}')::timestamp AT TIME ZONE 'UTC',
	"lines" = coalesce((
		SELECT jsonb_agg((l."line" - 'offerId') || '{"due": "now"}' ORDER BY l."place")
		FROM jsonb_array_elements(o."lines") WITH ORDINALITY AS l ("line", "place")
		-- Those of no item's offer go to the first item, so that the lines still add up to the order's total.
		WHERE i."id" = coalesce(
			(SELECT own."id" FROM "order_item" own
				WHERE own."order_id" = o."id" AND own."offer" ->> 'id' = l."line" ->> 'offerId'
				ORDER BY own."position" LIMIT 1),
			(SELECT one."id" FROM "order_item" one WHERE one."order_id" = o."id" ORDER BY one."position" LIMIT 1))
	), '[]'),
	"details" = jsonb_build_object(
		'offer', i."offer",
		'source', i."source",
		'bags', coalesce((
			SELECT jsonb_agg(jsonb_build_object('passenger', b."bag" -> 'passenger', 'kg', b."bag" -> 'kg') ORDER BY b."place")
			FROM jsonb_array_elements(o."bags") WITH ORDINALITY AS b ("bag", "place")
			WHERE b."bag" ->> 'offerId' = i."offer" ->> 'id'
		), '[]'),
		-- Rows older than codes by airline: the one string holds for every airline of the journey.
		'bookingCodes', CASE WHEN i."booking_codes" = '[]' AND i."booking_code" IS NOT NULL THEN (
			SELECT jsonb_agg(jsonb_build_object('airline', a."airline", 'code', i."booking_code") ORDER BY a."first")
			FROM (
				SELECT s."segment" ->> 'airline' AS "airline", min(s."place") AS "first"
				FROM jsonb_array_elements(i."offer" #> '{slice,segments}') WITH ORDINALITY AS s ("segment", "place")
				GROUP BY s."segment" ->> 'airline'
			) a
		) ELSE i."booking_codes" END,
		'tickets', i."tickets",
		'announced', coalesce(i."announced", 'null'),
		'calendarFlights', i."calendar_flights"
	)
FROM "order" o, "reservation" r
WHERE o."id" = i."order_id" AND r."order_id" = i."order_id" AND r."reference" = i."reference";
--> statement-breakpoint
-- An order's own payable. Its amount is what was asked for first: what changes added was paid under theirs.
INSERT INTO "payable" ("trx_id", "order_id", "purpose", "state", "amount", "currency", "until", "paid_by", "created_at")
SELECT o."trx_id", o."id", 'order',
	CASE
		WHEN o."paid" > 0 THEN 'paid'
		WHEN 'failed' <> ALL (i."states") AND 'expired' = ANY (i."states") THEN 'expired'
		WHEN i."states" <@ ARRAY['failed', 'cancelled'] THEN 'withdrawn'
		ELSE 'open'
	END,
	o."total" - coalesce((
		SELECT sum((l."line" #>> '{amount,amount}')::bigint) FROM jsonb_array_elements(o."lines") l ("line")
		WHERE l."line" ->> 'kind' IN ('change', 'fee')
	), 0),
	o."currency", i."until",
	-- A payment that came a second time went back, and is not what paid it.
	CASE WHEN o."paid" > 0 THEN (
		SELECT p."id" FROM "payment" p
		WHERE p."order_id" = o."id" AND p."due" IS NULL
			AND p."state" IN ('captured', 'partially_refunded', 'refunded', 'disputed')
		ORDER BY EXISTS (SELECT FROM "payment_refund" b WHERE b."payment_id" = p."id" AND NOT b."of_order"), p."created_at"
		LIMIT 1
	) END,
	o."created_at"
FROM "order" o
CROSS JOIN LATERAL (
	SELECT array_agg(DISTINCT "state") AS "states",
		min(least("seats_held_until", "price_held_until")) FILTER (WHERE "state" = 'held') AS "until"
	FROM "order_item" WHERE "order_id" = o."id"
) i;
--> statement-breakpoint
INSERT INTO "payable" ("trx_id", "order_id", "purpose", "state", "amount", "currency", "until", "paid_by", "created_at")
SELECT "trx_id", "order_id", 'change', "state", "amount", "currency", "until", "paid_by", "created_at" FROM "payment_due";
--> statement-breakpoint
-- What an airline keeps is the flights' own part of a refund's terms.
UPDATE "after_sale_quote" SET "terms" = ("terms" - 'penalty')
	|| jsonb_build_object('supplierTerms', jsonb_build_object('penalty', "terms" -> 'penalty'))
WHERE "terms" ->> 'kind' = 'refund';
--> statement-breakpoint
UPDATE "payment" p SET "trx_id" = coalesce(p."due", o."trx_id") FROM "order" o WHERE o."id" = p."order_id";
--> statement-breakpoint
UPDATE "order_history" h SET
	"reservation_id" = i."reservation_id",
	"item_id" = NULL,
	"what" = 'reservation.' || CASE substr(h."what", 6)
		WHEN 'issuing' THEN 'confirming' WHEN 'issued' THEN 'confirmed' ELSE substr(h."what", 6) END,
	"before" = CASE h."before" WHEN 'issuing' THEN 'confirming' WHEN 'issued' THEN 'confirmed' ELSE h."before" END,
	"after" = CASE h."after" WHEN 'issuing' THEN 'confirming' WHEN 'issued' THEN 'confirmed' ELSE h."after" END
FROM "order_item" i
WHERE i."id" = h."item_id" AND h."what" LIKE 'item.%';
--> statement-breakpoint
-- Items of one reservation moved at one moment, with a row each.
DELETE FROM "order_history" h USING "order_history" first
WHERE h."what" LIKE 'reservation.%' AND first."order_id" = h."order_id" AND first."reservation_id" = h."reservation_id"
	AND first."what" = h."what" AND first."at" = h."at" AND first."id" < h."id";
--> statement-breakpoint
ALTER TABLE "order_item" ALTER COLUMN "reservation_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ALTER COLUMN "travellers" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ALTER COLUMN "lines" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ALTER COLUMN "details" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ALTER COLUMN "ends_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "trx_id" SET NOT NULL;--> statement-breakpoint
DROP TABLE "payment_due" CASCADE;--> statement-breakpoint
ALTER TABLE "order" DROP CONSTRAINT "order_trxId_unique";--> statement-breakpoint
DROP INDEX "order_item_reference_index";--> statement-breakpoint
DROP INDEX "order_item_state_index";--> statement-breakpoint
ALTER TABLE "payable" ADD CONSTRAINT "payable_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payable_order_id_index" ON "payable" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payable_state_until_index" ON "payable" USING btree ("state","until");--> statement-breakpoint
CREATE INDEX "reservation_order_id_index" ON "reservation" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "reservation_state_index" ON "reservation" USING btree ("state");--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_item_reservation_id_index" ON "order_item" USING btree ("reservation_id");--> statement-breakpoint
ALTER TABLE "order_item" DROP COLUMN "state";--> statement-breakpoint
ALTER TABLE "order_item" DROP COLUMN "supplier";--> statement-breakpoint
ALTER TABLE "order_item" DROP COLUMN "reference";--> statement-breakpoint
ALTER TABLE "order_item" DROP COLUMN "offer";--> statement-breakpoint
ALTER TABLE "order_item" DROP COLUMN "source";--> statement-breakpoint
ALTER TABLE "order_item" DROP COLUMN "price";--> statement-breakpoint
ALTER TABLE "order_item" DROP COLUMN "fees";--> statement-breakpoint
ALTER TABLE "order_item" DROP COLUMN "booking_code";--> statement-breakpoint
ALTER TABLE "order_item" DROP COLUMN "booking_codes";--> statement-breakpoint
ALTER TABLE "order_item" DROP COLUMN "tickets";--> statement-breakpoint
ALTER TABLE "order_item" DROP COLUMN "announced";--> statement-breakpoint
ALTER TABLE "order_item" DROP COLUMN "calendar_flights";--> statement-breakpoint
ALTER TABLE "order_item" DROP COLUMN "seats_held_until";--> statement-breakpoint
ALTER TABLE "order_item" DROP COLUMN "price_held_until";--> statement-breakpoint
ALTER TABLE "order_item" DROP COLUMN "reason";--> statement-breakpoint
ALTER TABLE "order_item" DROP COLUMN "asked_by";--> statement-breakpoint
ALTER TABLE "order_item" DROP COLUMN "changed_at";--> statement-breakpoint
ALTER TABLE "order" DROP COLUMN "trx_id";--> statement-breakpoint
ALTER TABLE "order" DROP COLUMN "book_id";--> statement-breakpoint
ALTER TABLE "order" DROP COLUMN "passengers";--> statement-breakpoint
ALTER TABLE "order" DROP COLUMN "bags";--> statement-breakpoint
ALTER TABLE "order" DROP COLUMN "lines";--> statement-breakpoint
ALTER TABLE "payment" DROP COLUMN "due";
