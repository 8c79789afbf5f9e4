UPDATE "after_sale_quote" SET
	"lines" = replace(replace("lines"::text,
		'"kind": "airline_fee"', '"kind": "supplier_fee"'),
		'"kind": "fare_difference"', '"kind": "price_difference"')::jsonb,
	"terms" = replace("terms"::text, '"kind": "airline_fee"', '"kind": "supplier_fee"')::jsonb;
