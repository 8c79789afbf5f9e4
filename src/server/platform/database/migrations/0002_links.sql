CREATE TABLE "link" (
	"hash" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"query" text NOT NULL,
	"marks" text NOT NULL,
	"target_key" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"opens" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone,
	"wanted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_targetKey_unique" UNIQUE("target_key")
);
--> statement-breakpoint
CREATE INDEX "link_wanted_at_index" ON "link" USING btree ("wanted_at");