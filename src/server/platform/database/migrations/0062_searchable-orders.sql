CREATE TABLE "search_backlog" (
	"placed_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"order_id" uuid DEFAULT 'ffffffff-ffff-ffff-ffff-ffffffffffff' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "searchable_order" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
DROP INDEX "order_item_search";--> statement-breakpoint
DROP INDEX "order_search";--> statement-breakpoint
ALTER TABLE "searchable_order" ADD CONSTRAINT "searchable_order_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "searchable_order_terms_index" ON "searchable_order" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
-- Orders that are there already are made searchable by a job, newest first.
INSERT INTO "search_backlog" ("placed_at") VALUES ('infinity');--> statement-breakpoint
DROP FUNCTION order_terms(text, jsonb);--> statement-breakpoint
DROP FUNCTION order_item_terms(jsonb, jsonb);--> statement-breakpoint
DROP FUNCTION search_vector(text[], text[]);--> statement-breakpoint
-- Weeks since 1970.
CREATE FUNCTION order_week(placed_at timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN floor(extract(epoch FROM placed_at) / 604800)::integer;--> statement-breakpoint
-- Travellers' names.
CREATE FUNCTION order_item_names(travellers jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN jsonb_path_query_array(travellers, '$[*].givenName') || jsonb_path_query_array(travellers, '$[*].surname');--> statement-breakpoint
-- The codes of booking references, tickets and vouchers, wherever products keep them.
CREATE FUNCTION order_item_codes(details jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN jsonb_path_query_array(details, '$.bookingCodes[*].code') || jsonb_path_query_array(details, '$.tickets[*].number')
    || jsonb_path_query_array(details, '$.voucher.code') || jsonb_path_query_array(details, '$.voucher.confirmation');--> statement-breakpoint
-- The local day on which an item starts, wherever products keep it.
CREATE FUNCTION order_item_start(details jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(details #>> '{stay,checkIn}', left(details #>> '{offer,slice,departure}', 10));--> statement-breakpoint
-- What orders are found by: terms such as `2967:tan`, and days on which something starts such as `2967:@2026-12-24`.
CREATE FUNCTION searchable(ids uuid[]) RETURNS SETOF "searchable_order" LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH given AS (
    SELECT id, created_at, code, contact, search_term(contact ->> 'phone') AS phone FROM "order" WHERE id = ANY (ids)
  ), item AS (
    SELECT order_id, travellers, details FROM order_item WHERE order_id = ANY (ids)
  ), named AS (
    SELECT id, contact ->> 'givenName' AS name FROM given
    UNION ALL SELECT id, contact ->> 'surname' FROM given
    UNION ALL SELECT order_id, jsonb_array_elements_text(order_item_names(travellers)) FROM item
  ), found AS (
    SELECT id, unnest(ARRAY[search_term(code), search_term(contact ->> 'email'),
      ltrim(phone, '0'), ltrim(substr(phone, 2), '0'), ltrim(substr(phone, 3), '0'), ltrim(substr(phone, 4), '0')]) AS term
    FROM given
    UNION SELECT id, search_term(name) FROM named
    UNION SELECT id, regexp_split_to_table(lower(name), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+') FROM named
    UNION SELECT order_id, search_term(jsonb_array_elements_text(order_item_codes(details))) FROM item
    UNION SELECT order_id, '@' || order_item_start(details) FROM item
  )
  SELECT id, created_at,
    array_to_tsvector(coalesce(array_agg(order_week(created_at) || ':' || term) FILTER (WHERE term <> ''), '{}'))
  FROM given LEFT JOIN found USING (id) GROUP BY id, created_at
$$;--> statement-breakpoint
-- A change that leaves the terms as they were writes nothing.
CREATE FUNCTION make_searchable(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO searchable_order SELECT * FROM searchable(ids)
  ON CONFLICT (order_id) DO UPDATE SET placed_at = excluded.placed_at, terms = excluded.terms
  WHERE (searchable_order.placed_at, searchable_order.terms) <> (excluded.placed_at, excluded.terms)
$$;--> statement-breakpoint
CREATE FUNCTION make_orders_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM make_searchable(ARRAY(SELECT id FROM changed));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION make_order_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM make_searchable(ARRAY[NEW.id]);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION make_items_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM make_searchable(ARRAY(SELECT DISTINCT order_id FROM changed));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION make_item_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM make_searchable(ARRAY[NEW.order_id]);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER searchable_when_added AFTER INSERT ON "order"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION make_orders_searchable();--> statement-breakpoint
CREATE TRIGGER searchable_when_changed AFTER UPDATE OF code, contact, created_at ON "order" FOR EACH ROW
  WHEN ((OLD.code, OLD.contact, OLD.created_at) IS DISTINCT FROM (NEW.code, NEW.contact, NEW.created_at))
  EXECUTE FUNCTION make_order_searchable();--> statement-breakpoint
CREATE TRIGGER searchable_when_added AFTER INSERT ON "order_item"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION make_items_searchable();--> statement-breakpoint
CREATE TRIGGER searchable_when_changed AFTER UPDATE OF travellers, details ON "order_item" FOR EACH ROW
  WHEN (order_item_names(OLD.travellers) <> order_item_names(NEW.travellers)
    OR order_item_codes(OLD.details) <> order_item_codes(NEW.details)
    OR order_item_start(OLD.details) IS DISTINCT FROM order_item_start(NEW.details))
  EXECUTE FUNCTION make_item_searchable();--> statement-breakpoint
CREATE TRIGGER searchable_when_removed AFTER DELETE ON "order_item"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION make_items_searchable();
