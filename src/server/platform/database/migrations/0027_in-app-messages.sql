CREATE TABLE "in_app_message" (
	"id" text PRIMARY KEY NOT NULL,
	"usage" text NOT NULL,
	"usage_rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"img_mobile" text,
	"img_desktop" text,
	"alts" jsonb NOT NULL,
	"url" text,
	"paths" text[] NOT NULL,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"currencies" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"slugs" text[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"priority" integer DEFAULT 0 NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL
);
