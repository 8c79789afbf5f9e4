CREATE TABLE "career_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"job_id" text NOT NULL,
	"job_detail_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"cv_name" text NOT NULL,
	"cv" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "career_job_detail" (
	"job_detail_id" text PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"language" text NOT NULL,
	"place" text NOT NULL,
	"place_name" text NOT NULL,
	"country" text NOT NULL,
	"is_remote" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"blocks" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "career_job" (
	"job_id" text PRIMARY KEY NOT NULL,
	"team" text NOT NULL,
	"kind" text NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone,
	"is_on" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "career_job_detail" ADD CONSTRAINT "career_job_detail_job_id_career_job_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."career_job"("job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "career_application_at_index" ON "career_application" USING btree ("at");--> statement-breakpoint
CREATE INDEX "career_job_detail_job_id_index" ON "career_job_detail" USING btree ("job_id");