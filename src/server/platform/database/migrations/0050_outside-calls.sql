CREATE TABLE "outside_call" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"operation" text NOT NULL,
	"reference" text NOT NULL,
	"outcome" text NOT NULL,
	"code" text,
	"milliseconds" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outside_call_reference_index" ON "outside_call" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "outside_call_at_index" ON "outside_call" USING btree ("at");