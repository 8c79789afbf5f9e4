CREATE TABLE "payment_dispute" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"reference" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"withdrawn" bigint NOT NULL,
	"reason" text NOT NULL,
	"due_at" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changes" integer NOT NULL,
	CONSTRAINT "payment_dispute_gateway_reference_unique" UNIQUE("gateway","reference")
);
--> statement-breakpoint
CREATE TABLE "sandbox_gateway_dispute" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"withdrawn" bigint NOT NULL,
	"due_at" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "lost" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_dispute" ADD CONSTRAINT "payment_dispute_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_gateway_dispute" ADD CONSTRAINT "sandbox_gateway_dispute_session_id_sandbox_gateway_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sandbox_gateway_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_dispute_payment_id_index" ON "payment_dispute" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_dispute_state_index" ON "payment_dispute" USING btree ("state");--> statement-breakpoint
CREATE INDEX "sandbox_gateway_dispute_session_id_index" ON "sandbox_gateway_dispute" USING btree ("session_id");