CREATE TABLE "proven_address" (
	"email" text PRIMARY KEY NOT NULL,
	"member_id" text,
	"proven_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
INSERT INTO "proven_address" ("email", "member_id", "proven_at")
SELECT lower("email"), "id"::text, now() FROM "member" ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "proven_address" ("email", "proven_at")
SELECT DISTINCT "email", now() FROM "order" WHERE "paid" > 0 ON CONFLICT DO NOTHING;
