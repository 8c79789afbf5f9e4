ALTER TABLE "payment" ADD COLUMN "card_digits" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "gateway_reference" text;--> statement-breakpoint
CREATE INDEX "payment_gateway_reference_index" ON "payment" USING btree ("gateway_reference");--> statement-breakpoint
-- Which rules made the terms: orders of earlier rules are made searchable again by the job, newest first.
ALTER TABLE "searchable_order" ADD COLUMN "version" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
DELETE FROM "search_backlog";--> statement-breakpoint
INSERT INTO "search_backlog" ("placed_at") VALUES ('infinity');--> statement-breakpoint
-- Flights with their local days, month first, so that a day without a year is the beginning of one with it: `mh784@12242026`.
CREATE FUNCTION order_item_flights(details jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(
    SELECT search_term(segment ->> 'flight') || '@' || substr(segment ->> 'departure', 6, 2)
      || substr(segment ->> 'departure', 9, 2) || left(segment ->> 'departure', 4)
    FROM unnest(ARRAY['$.offer.slice.segments[*]', '$.announced.after.segments[*]']::jsonpath[]) AS place,
      jsonb_path_query(details, place) AS segment
  );--> statement-breakpoint
-- The name of a property, as it is written and without accents.
CREATE FUNCTION order_item_places(details jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY[details #>> '{hotel,name}', regexp_replace(normalize(details #>> '{hotel,name}', NFD), '[\u0300-\u036f]', '', 'g')];--> statement-breakpoint
-- An amount as decimal digits without trailing zeros, whatever its currency: `331.37`, `1234`.
CREATE FUNCTION decimal_amount(amount bigint, currency text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN trim_scale(amount::numeric / CASE
    WHEN currency IN ('AFN', 'ALL', 'BIF', 'CLP', 'COP', 'DJF', 'GNF', 'HUF', 'IDR', 'IQD', 'IRR', 'ISK', 'JPY', 'KMF', 'KPW',
      'KRW', 'LAK', 'LBP', 'MGA', 'MMK', 'PKR', 'PYG', 'RWF', 'SOS', 'SYP', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF', 'YER') THEN 1
    WHEN currency IN ('BHD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') THEN 1000
    ELSE 100 END)::text;--> statement-breakpoint
-- What orders are found by. Besides beginnings: `<` before digits in reverse, for the last ones of phones and cards; `=` before amounts.
CREATE OR REPLACE FUNCTION searchable(ids uuid[]) RETURNS SETOF "searchable_order" LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH given AS (
    SELECT id, created_at, code, contact, total, currency, search_term(contact ->> 'phone') AS phone
    FROM "order" WHERE id = ANY (ids)
  ), item AS (
    SELECT order_id, travellers, details FROM order_item WHERE order_id = ANY (ids)
  ), paid AS (
    SELECT order_id, amount, currency, card_digits FROM payment WHERE order_id = ANY (ids)
  ), named AS (
    SELECT id, contact ->> 'givenName' AS name FROM given
    UNION ALL SELECT id, contact ->> 'surname' FROM given
    UNION ALL SELECT order_id, jsonb_array_elements_text(order_item_names(travellers)) FROM item
    UNION ALL SELECT order_id, unnest(order_item_places(details)) FROM item
  ), coded AS (
    SELECT order_id, search_term(jsonb_array_elements_text(order_item_codes(details))) AS code FROM item
  ), found AS (
    SELECT id, unnest(ARRAY[search_term(code), search_term(contact ->> 'email'), search_term(split_part(contact ->> 'email', '@', 2)),
      ltrim(phone, '0'), ltrim(substr(phone, 2), '0'), ltrim(substr(phone, 3), '0'), ltrim(substr(phone, 4), '0'),
      '<' || reverse(phone), '=' || decimal_amount(total, currency)]) AS term
    FROM given
    UNION SELECT id, search_term(name) FROM named
    UNION SELECT id, regexp_split_to_table(lower(name), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+') FROM named
    UNION SELECT order_id, code FROM coded
    -- Tickets without the airline's number.
    UNION SELECT order_id, substr(code, 4) FROM coded WHERE code ~ '^[0-9]{13}$'
    UNION SELECT order_id, '@' || order_item_start(details) FROM item
    UNION SELECT order_id, unnest(order_item_flights(details)) FROM item
    UNION SELECT order_id, '<' || reverse(card_digits) FROM paid
    UNION SELECT order_id, '=' || decimal_amount(amount, currency) FROM paid WHERE amount > 0
  )
  SELECT id, created_at,
    array_to_tsvector(coalesce(array_agg(order_week(created_at) || ':' || term) FILTER (WHERE term <> ''), '{}')), 2::smallint
  FROM given LEFT JOIN found USING (id) GROUP BY id, created_at
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION make_searchable(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO searchable_order SELECT * FROM searchable(ids)
  ON CONFLICT (order_id) DO UPDATE SET placed_at = excluded.placed_at, terms = excluded.terms, version = excluded.version
  WHERE (searchable_order.placed_at, searchable_order.terms, searchable_order.version)
    <> (excluded.placed_at, excluded.terms, excluded.version)
$$;--> statement-breakpoint
DROP TRIGGER searchable_when_changed ON "order";--> statement-breakpoint
CREATE TRIGGER searchable_when_changed AFTER UPDATE OF code, contact, total, created_at ON "order" FOR EACH ROW
  WHEN ((OLD.code, OLD.contact, OLD.total, OLD.created_at) IS DISTINCT FROM (NEW.code, NEW.contact, NEW.total, NEW.created_at))
  EXECUTE FUNCTION make_order_searchable();--> statement-breakpoint
DROP TRIGGER searchable_when_changed ON "order_item";--> statement-breakpoint
CREATE TRIGGER searchable_when_changed AFTER UPDATE OF travellers, details ON "order_item" FOR EACH ROW
  WHEN (order_item_names(OLD.travellers) <> order_item_names(NEW.travellers)
    OR order_item_codes(OLD.details) <> order_item_codes(NEW.details)
    OR order_item_flights(OLD.details) <> order_item_flights(NEW.details)
    OR order_item_places(OLD.details) IS DISTINCT FROM order_item_places(NEW.details)
    OR order_item_start(OLD.details) IS DISTINCT FROM order_item_start(NEW.details))
  EXECUTE FUNCTION make_item_searchable();--> statement-breakpoint
CREATE TRIGGER searchable_when_added AFTER INSERT ON "payment"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION make_items_searchable();--> statement-breakpoint
CREATE TRIGGER searchable_when_changed AFTER UPDATE OF card_digits ON "payment" FOR EACH ROW
  WHEN (OLD.card_digits IS DISTINCT FROM NEW.card_digits)
  EXECUTE FUNCTION make_item_searchable();
