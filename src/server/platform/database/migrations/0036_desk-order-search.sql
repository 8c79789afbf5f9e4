CREATE FUNCTION search_term(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(lower(value), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', '', 'g');--> statement-breakpoint
CREATE FUNCTION search_vector(terms text[], names text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_tsvector(ARRAY(
    SELECT term FROM (
      SELECT search_term(term) FROM unnest(terms || names) AS given(term)
      UNION ALL
      SELECT word FROM unnest(names) AS named(name),
        regexp_split_to_table(lower(name), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+') AS word
    ) AS found(term) WHERE term <> ''
  ));--> statement-breakpoint
CREATE FUNCTION order_terms(code text, contact jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN search_vector(
    ARRAY[code, contact ->> 'email'] || ARRAY(
      SELECT ltrim(substr(search_term(contact ->> 'phone'), 1 + length), '0') FROM generate_series(0, 3) AS length
    ),
    ARRAY[contact ->> 'givenName', contact ->> 'surname']
  );--> statement-breakpoint
CREATE FUNCTION order_item_terms(travellers jsonb, details jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN search_vector(
    ARRAY(
      SELECT code #>> '{}' FROM unnest(ARRAY[
        '$.bookingCodes[*].code', '$.tickets[*].number', '$.voucher.code', '$.voucher.confirmation'
      ]::jsonpath[]) AS place, jsonb_path_query(details, place) AS code
    ),
    ARRAY(
      SELECT name #>> '{}' FROM unnest(ARRAY['$[*].givenName', '$[*].surname']::jsonpath[]) AS place,
        jsonb_path_query(travellers, place) AS name
    )
  );--> statement-breakpoint
CREATE INDEX "order_item_search" ON "order_item" USING gin (order_item_terms("travellers", "details"));--> statement-breakpoint
CREATE INDEX "order_search" ON "order" USING gin (order_terms("code", "contact"));--> statement-breakpoint
CREATE INDEX "mail_to_index" ON "mail" USING btree ("to");