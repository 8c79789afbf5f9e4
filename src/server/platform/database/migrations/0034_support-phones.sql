CREATE TABLE "support_phone" (
	"id" text PRIMARY KEY NOT NULL,
	"country" text,
	"phone" text NOT NULL,
	"opens_at" text NOT NULL,
	"closes_at" text NOT NULL,
	"zone" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL
);
