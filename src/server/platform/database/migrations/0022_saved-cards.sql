CREATE TABLE "stripe_charge" (
	"reference" text PRIMARY KEY NOT NULL,
	"saved_by" text NOT NULL,
	"intent_id" text,
	"refusal" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stripe_refund" DROP CONSTRAINT "stripe_refund_payment_stripe_session_reference_fk";
--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "guarantee" jsonb;--> statement-breakpoint
ALTER TABLE "sandbox_gateway_session" ADD COLUMN "saves_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_gateway_session" ADD COLUMN "card" text;--> statement-breakpoint
ALTER TABLE "stripe_charge" ADD CONSTRAINT "stripe_charge_saved_by_stripe_session_reference_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."stripe_session"("reference") ON DELETE no action ON UPDATE no action;