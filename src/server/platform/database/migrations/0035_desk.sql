CREATE TABLE "desk_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"act" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"why" text
);
--> statement-breakpoint
CREATE TABLE "staff_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"roles" text[] NOT NULL,
	"password_hash" text,
	"totp_sealed" text,
	"totp_step" bigint,
	"setup_digest" text,
	"setup_expires_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"is_demonstration" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_member_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_member_setupDigest_unique" UNIQUE("setup_digest")
);
--> statement-breakpoint
CREATE TABLE "staff_passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "staff_session_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "desk_log" ADD CONSTRAINT "desk_log_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkey" ADD CONSTRAINT "staff_passkey_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_log_at_index" ON "desk_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "desk_log_target_kind_target_id_at_index" ON "desk_log" USING btree ("target_kind","target_id","at");--> statement-breakpoint
CREATE INDEX "desk_log_staff_id_at_index" ON "desk_log" USING btree ("staff_id","at");--> statement-breakpoint
CREATE INDEX "staff_passkey_staff_id_index" ON "staff_passkey" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_session_staff_id_index" ON "staff_session" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_session_expires_at_index" ON "staff_session" USING btree ("expires_at");--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER desk_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "desk_log" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
