CREATE TABLE "route_airline" (
	"origin" text NOT NULL,
	"destination" text NOT NULL,
	"airline" text NOT NULL,
	"name" text NOT NULL,
	"colour" text,
	"from_airport" text NOT NULL,
	"to_airport" text NOT NULL,
	"from_terminal" text,
	"to_terminal" text,
	"stops" integer NOT NULL,
	"minutes" integer NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "route_airline_pk" PRIMARY KEY("origin","destination","airline","from_airport","to_airport","stops")
);
--> statement-breakpoint
CREATE TABLE "route_day" (
	"origin" text NOT NULL,
	"destination" text NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"bag_amount" bigint,
	"cents" bigint NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "route_day_origin_destination_day_pk" PRIMARY KEY("origin","destination","day")
);
--> statement-breakpoint
CREATE INDEX "route_airline_found_at" ON "route_airline" USING btree ("found_at");--> statement-breakpoint
CREATE INDEX "route_day_destination" ON "route_day" USING btree ("destination");--> statement-breakpoint
CREATE INDEX "route_day_found_at" ON "route_day" USING btree ("found_at");