CREATE TABLE "promo_code" (
	"code" text PRIMARY KEY NOT NULL,
	"campaign" text,
	"percent" integer,
	"amount" bigint,
	"cap" bigint,
	"minimum" bigint,
	"currency" text,
	"product" text DEFAULT 'all' NOT NULL,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"currencies" text[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"total_uses" integer,
	"uses_per_payer" integer,
	"is_on" boolean DEFAULT true NOT NULL,
	CONSTRAINT "promo_code_one_discount" CHECK (num_nonnulls("promo_code"."percent", "promo_code"."amount") = 1)
);
--> statement-breakpoint
CREATE TABLE "promo_use" (
	"order_id" uuid NOT NULL,
	"code" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"email_key" text NOT NULL,
	"member_id" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_use_order_id_code_pk" PRIMARY KEY("order_id","code")
);
--> statement-breakpoint
ALTER TABLE "promo_use" ADD CONSTRAINT "promo_use_code_promo_code_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promo_code"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_use_code_email_key_index" ON "promo_use" USING btree ("code","email_key");