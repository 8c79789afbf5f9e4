CREATE TABLE "faq_vote" (
	"article_id" text NOT NULL,
	"auid" text NOT NULL,
	"is_helpful" boolean NOT NULL,
	"language" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "faq_vote_article_id_auid_pk" PRIMARY KEY("article_id","auid")
);
--> statement-breakpoint
CREATE INDEX "faq_vote_at_index" ON "faq_vote" USING btree ("at");