CREATE TABLE "stripe_refund" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment" text NOT NULL,
	"refund_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_session" (
	"reference" text PRIMARY KEY NOT NULL,
	"session_id" text,
	"return_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "stripe_session_sessionId_unique" UNIQUE("session_id")
);
--> statement-breakpoint
ALTER TABLE "stripe_refund" ADD CONSTRAINT "stripe_refund_payment_stripe_session_reference_fk" FOREIGN KEY ("payment") REFERENCES "public"."stripe_session"("reference") ON DELETE no action ON UPDATE no action;