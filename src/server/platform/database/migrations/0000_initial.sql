CREATE TABLE "after_sale_notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier" text NOT NULL,
	"change_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"state" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb,
	"opened_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "after_sale_notice_supplier_changeId_unique" UNIQUE("supplier","change_id")
);
--> statement-breakpoint
CREATE TABLE "after_sale_quote" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" bigserial NOT NULL,
	"order_id" uuid NOT NULL,
	"item_ids" jsonb NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"lines" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"involuntary" boolean NOT NULL,
	"terms" jsonb NOT NULL,
	"trx_id" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "after_sale_quote_trxId_unique" UNIQUE("trx_id")
);
--> statement-breakpoint
CREATE TABLE "booking" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"member_id" text,
	"state" text DEFAULT 'draft' NOT NULL,
	"request" jsonb NOT NULL,
	"offers" jsonb NOT NULL,
	"draft" jsonb NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_gateway_movement" (
	"key" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_gateway_notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"what" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_gateway_refund" (
	"reference" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_gateway_session" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"captured_at" timestamp with time zone,
	CONSTRAINT "sandbox_gateway_session_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
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
CREATE TABLE "member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"type" text DEFAULT 'MEMBER' NOT NULL,
	"currency" text,
	"language" text NOT NULL,
	"password_hash" text,
	"password_set_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "member_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"digest" text NOT NULL,
	"tries_left" integer NOT NULL,
	"allow_resend_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used" boolean DEFAULT false NOT NULL,
	CONSTRAINT "member_code_purpose_email_unique" UNIQUE("purpose","email")
);
--> statement-breakpoint
CREATE TABLE "member_contact" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"given_name" text NOT NULL,
	"surname" text NOT NULL,
	"email" text NOT NULL,
	"phone_country" text NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_identity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_identity_provider_subject_unique" UNIQUE("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "member_passenger" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"given_name" text NOT NULL,
	"surname" text NOT NULL,
	"birth_date" text NOT NULL,
	"nationality" text NOT NULL,
	"passport_sealed" text NOT NULL,
	"passport_last_four" text NOT NULL,
	"passport_expiry" text NOT NULL,
	"passport_country" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_sign_in" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL,
	"user_agent" text NOT NULL,
	"country" text,
	"proven_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_why" text
);
--> statement-breakpoint
CREATE TABLE "member_spent_ticket" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"item_id" uuid,
	"what" text NOT NULL,
	"before" text,
	"after" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"supplier" text NOT NULL,
	"reference" text NOT NULL,
	"offer" jsonb NOT NULL,
	"source" jsonb NOT NULL,
	"price" bigint NOT NULL,
	"fees" bigint DEFAULT 0 NOT NULL,
	"booking_code" text,
	"tickets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seats_held_until" timestamp with time zone,
	"price_held_until" timestamp with time zone,
	"reason" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"trx_id" text NOT NULL,
	"book_id" text,
	"owner" text NOT NULL,
	"member_id" text,
	"email" text NOT NULL,
	"contact" jsonb NOT NULL,
	"passengers" jsonb NOT NULL,
	"bags" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_code_unique" UNIQUE("code"),
	CONSTRAINT "order_trxId_unique" UNIQUE("trx_id")
);
--> statement-breakpoint
CREATE TABLE "payment_due" (
	"trx_id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"paid_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"movement" text NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entry_movement_account_unique" UNIQUE("movement","account")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"due" text,
	"gateway" text NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"of_order" boolean NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "payment_refund_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"body_digest" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"run_until" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "mail_attachment" (
	"mail_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "mail_attachment_mail_id_position_pk" PRIMARY KEY("mail_id","position")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "duffel_booking" (
	"reference" text PRIMARY KEY NOT NULL,
	"leased_until" timestamp with time zone,
	"ended" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "duffel_change" (
	"reference" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"change_id" text,
	"confirm_asked_at" timestamp with time zone,
	"outcome" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "duffel_order" (
	"reference" text NOT NULL,
	"position" integer NOT NULL,
	"offer" jsonb NOT NULL,
	"offer_id" text NOT NULL,
	"passenger_ids" text[] NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"order_id" text,
	"pay_asked_at" timestamp with time zone,
	"pay_broke_at" timestamp with time zone,
	CONSTRAINT "duffel_order_reference_position_pk" PRIMARY KEY("reference","position"),
	CONSTRAINT "duffel_order_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_booking" (
	"supplier" text NOT NULL,
	"reference" text NOT NULL,
	"serial" integer GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_booking_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"reason" text,
	"carriers" jsonb NOT NULL,
	"seats" jsonb NOT NULL,
	"sold" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ticket_serials" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"passengers" integer NOT NULL,
	"seats_held_until" timestamp with time zone NOT NULL,
	"price_held_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_booking_supplier_reference_pk" PRIMARY KEY("supplier","reference")
);
--> statement-breakpoint
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
CREATE TABLE "sandbox_seat" (
	"flight" text NOT NULL,
	"origin" text NOT NULL,
	"date" text NOT NULL,
	"cabin" text NOT NULL,
	"taken" integer NOT NULL,
	"for_sale" integer,
	CONSTRAINT "sandbox_seat_flight_origin_date_cabin_pk" PRIMARY KEY("flight","origin","date","cabin")
);
--> statement-breakpoint
CREATE TABLE "tracking_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"screen" text NOT NULL,
	"url" text NOT NULL,
	"details" jsonb NOT NULL,
	"session_id" text,
	"visitor_id" text,
	"visitor_type" text NOT NULL,
	"signed_in" boolean NOT NULL,
	"member_id" uuid,
	"country" text,
	"currency" text,
	"language" text,
	"campaign" text,
	"source" jsonb,
	"affiliate" jsonb,
	"utm" jsonb,
	"referrer" text NOT NULL,
	"user_agent" text NOT NULL,
	"platform" text NOT NULL,
	"device" text NOT NULL,
	"geolocation" text,
	"version" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox_gateway_movement" ADD CONSTRAINT "sandbox_gateway_movement_session_id_sandbox_gateway_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sandbox_gateway_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_gateway_refund" ADD CONSTRAINT "sandbox_gateway_refund_session_id_sandbox_gateway_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sandbox_gateway_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_refund" ADD CONSTRAINT "stripe_refund_payment_stripe_session_reference_fk" FOREIGN KEY ("payment") REFERENCES "public"."stripe_session"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_contact" ADD CONSTRAINT "member_contact_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_identity" ADD CONSTRAINT "member_identity_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_passenger" ADD CONSTRAINT "member_passenger_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_passkey" ADD CONSTRAINT "member_passkey_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_sign_in" ADD CONSTRAINT "member_sign_in_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachment" ADD CONSTRAINT "mail_attachment_mail_id_mail_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duffel_order" ADD CONSTRAINT "duffel_order_reference_duffel_booking_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."duffel_booking"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "after_sale_notice_order_id_index" ON "after_sale_notice" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "after_sale_notice_state_answer_by_index" ON "after_sale_notice" USING btree ("state","answer_by");--> statement-breakpoint
CREATE INDEX "after_sale_quote_order_id_serial_index" ON "after_sale_quote" USING btree ("order_id","serial");--> statement-breakpoint
CREATE INDEX "after_sale_quote_state_changed_at_index" ON "after_sale_quote" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "booking_expires_at_index" ON "booking" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sandbox_gateway_session_state_index" ON "sandbox_gateway_session" USING btree ("state");--> statement-breakpoint
CREATE INDEX "member_contact_member_id_index" ON "member_contact" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_identity_member_id_index" ON "member_identity" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_passenger_member_id_index" ON "member_passenger" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_passkey_member_id_index" ON "member_passkey" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_sign_in_member_id_index" ON "member_sign_in" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "order_history_order_id_index" ON "order_history" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_item_order_id_index" ON "order_item" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_item_reference_index" ON "order_item" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "order_item_state_index" ON "order_item" USING btree ("state");--> statement-breakpoint
CREATE INDEX "order_owner_index" ON "order" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "order_email_index" ON "order" USING btree ("email");--> statement-breakpoint
CREATE INDEX "order_member_id_created_at_index" ON "order" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_due_order_id_index" ON "payment_due" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_due_state_until_index" ON "payment_due" USING btree ("state","until");--> statement-breakpoint
CREATE INDEX "ledger_entry_order_id_index" ON "ledger_entry" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_order_id_index" ON "payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_state_index" ON "payment" USING btree ("state");--> statement-breakpoint
CREATE INDEX "payment_refund_payment_id_index" ON "payment_refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_refund_state_index" ON "payment_refund" USING btree ("state");--> statement-breakpoint
CREATE INDEX "idempotency_key_expires_at_index" ON "idempotency_key" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mail_created_at_index" ON "mail" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_booking_state_seats_held_until_index" ON "sandbox_booking" USING btree ("state","seats_held_until");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_schedule_change_open" ON "sandbox_schedule_change" USING btree ("supplier","reference","offer") WHERE "sandbox_schedule_change"."state" = 'open';--> statement-breakpoint
CREATE INDEX "tracking_event_received_at_index" ON "tracking_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "tracking_event_name_happened_at_index" ON "tracking_event" USING btree ("name","happened_at");