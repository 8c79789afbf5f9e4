CREATE TABLE "found_price" (
	"product" text NOT NULL,
	"origin" text NOT NULL,
	"destination" text NOT NULL,
	"starts" date NOT NULL,
	"ends" date NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "found_price_product_origin_destination_starts_ends_currency_pk" PRIMARY KEY("product","origin","destination","starts","ends","currency")
);
