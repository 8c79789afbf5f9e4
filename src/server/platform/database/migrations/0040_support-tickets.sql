CREATE TABLE "support_attachment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"author" text NOT NULL,
	"staff_id" text,
	"staff_name" text,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_ticket_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"cause" text NOT NULL,
	"staff_id" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_ticket" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"topic" text NOT NULL,
	"state" text NOT NULL,
	"order_code" text NOT NULL,
	"is_order_proven" boolean NOT NULL,
	"member_id" text,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"country" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"first_answered_at" timestamp with time zone,
	"assigned_to" text,
	"assigned_name" text,
	CONSTRAINT "support_ticket_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "support_attachment" ADD CONSTRAINT "support_attachment_message_id_support_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."support_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_message" ADD CONSTRAINT "support_message_ticket_id_support_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_ticket_history" ADD CONSTRAINT "support_ticket_history_ticket_id_support_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_attachment_message_id_index" ON "support_attachment" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "support_message_ticket_id_index" ON "support_message" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "support_ticket_history_ticket_id_index" ON "support_ticket_history" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "support_ticket_state_due_at_index" ON "support_ticket" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "support_ticket_order_code_index" ON "support_ticket" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "support_ticket_email_index" ON "support_ticket" USING btree ("email");