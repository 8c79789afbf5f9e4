CREATE TABLE "property_photo" (
	"hotel_id" text NOT NULL,
	"position" integer NOT NULL,
	"image_id" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"colour" text,
	"caption" text,
	"group" text,
	"room_id" text,
	"focus_x" integer NOT NULL,
	"focus_y" integer NOT NULL,
	CONSTRAINT "property_photo_hotel_id_position_pk" PRIMARY KEY("hotel_id","position")
);
--> statement-breakpoint
ALTER TABLE "saved_stay" ADD COLUMN "price" jsonb;--> statement-breakpoint
ALTER TABLE "image" ADD COLUMN "colour" text;--> statement-breakpoint
ALTER TABLE "property_photo" ADD CONSTRAINT "property_photo_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;