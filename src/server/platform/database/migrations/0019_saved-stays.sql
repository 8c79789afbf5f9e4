CREATE TABLE "saved_stay" (
	"member_id" uuid NOT NULL,
	"hotel_id" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "saved_stay_member_id_hotel_id_pk" PRIMARY KEY("member_id","hotel_id")
);
--> statement-breakpoint
ALTER TABLE "saved_stay" ADD CONSTRAINT "saved_stay_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;