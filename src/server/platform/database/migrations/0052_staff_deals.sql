CREATE TABLE "staff_deal" (
	"id" text PRIMARY KEY NOT NULL,
	"product" text NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"show" text NOT NULL,
	"rank" integer NOT NULL,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"is_on" boolean DEFAULT true NOT NULL
);
