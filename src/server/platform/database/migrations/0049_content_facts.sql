ALTER TABLE "content_document" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_version" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "content_document" SET "published_at" = (
	SELECT min("at") FROM "content_history"
	WHERE "content_history"."document_id" = "content_document"."id" AND "content_history"."what" = 'published'
);
