DROP TABLE "career_job_detail" CASCADE;--> statement-breakpoint
DROP TABLE "career_job" CASCADE;