CREATE TABLE "sandbox_change" (
	"supplier" text NOT NULL,
	"change_reference" text NOT NULL,
	"reference" text NOT NULL,
	"outcome" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_change_supplier_change_reference_pk" PRIMARY KEY("supplier","change_reference")
);
--> statement-breakpoint
CREATE TABLE "sandbox_schedule_change" (
	"id" text PRIMARY KEY NOT NULL,
	"supplier" text NOT NULL,
	"reference" text NOT NULL,
	"offer" integer NOT NULL,
	"flight" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb,
	"answer_by" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox_booking" ADD COLUMN "sold" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_booking" ADD COLUMN "ticket_serials" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_schedule_change_open" ON "sandbox_schedule_change" USING btree ("supplier","reference","offer") WHERE "sandbox_schedule_change"."state" = 'open';