CREATE TABLE "hotel_property" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hotel_property_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"supplier" text NOT NULL,
	"ref" text NOT NULL,
	"property" jsonb NOT NULL,
	CONSTRAINT "hotel_property_supplier_ref_unique" UNIQUE("supplier","ref")
);
