ALTER TABLE "order" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE FUNCTION if_still(actual anyelement, known anyelement, wanted anyelement) RETURNS anyelement LANGUAGE plpgsql AS $$
BEGIN
  IF actual IS DISTINCT FROM known THEN
    RAISE EXCEPTION 'changed since it was read: %, not %', actual, known USING ERRCODE = 'serialization_failure';
  END IF;
  RETURN wanted;
END
$$;--> statement-breakpoint
CREATE FUNCTION at_most(value integer, most integer) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  IF value > most THEN
    RAISE EXCEPTION '% is more than %', value, most USING ERRCODE = 'check_violation';
  END IF;
  RETURN value;
END
$$;
