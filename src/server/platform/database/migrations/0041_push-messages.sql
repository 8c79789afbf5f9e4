CREATE TABLE "push_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"device" text NOT NULL,
	"about" text NOT NULL,
	"sign_in_id" uuid,
	"target" text NOT NULL,
	"language" text NOT NULL,
	"events" text[] NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscription_device_about_index" ON "push_subscription" USING btree ("device","about");--> statement-breakpoint
CREATE INDEX "push_subscription_about_index" ON "push_subscription" USING btree ("about");