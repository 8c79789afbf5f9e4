CREATE TABLE "running_job" (
	"name" text NOT NULL,
	"id" uuid NOT NULL,
	"server" integer NOT NULL,
	CONSTRAINT "running_job_name_id_pk" PRIMARY KEY("name","id")
);
--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "asked_by" integer;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD COLUMN "server" integer;--> statement-breakpoint
CREATE INDEX "idempotency_key_in_flight" ON "idempotency_key" USING btree ("server") WHERE "idempotency_key"."status" is null;