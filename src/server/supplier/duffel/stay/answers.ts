import { z } from 'zod'

// Only the fields we use are validated, because Duffel adds fields without notice. Names and meanings follow the part
// "Stays" of duffel.com/docs/api, version 2.

const decimal = z.string().regex(/^-?\d+(\.\d+)?$/)
const moment = z.iso.datetime({ offset: true })
const currency = z.string().regex(/^[A-Z]{3}$/)

/** Returns a list without the entries that aren't as expected: one property's oddity must not hide the others. */
const readable = <T>(entry: z.ZodType<T>) =>
  z
    .array(z.unknown())
    .nullish()
    .transform((all) => (all ?? []).flatMap((each) => entry.safeParse(each).data ?? []))

const stepSchema = z.object({ before: moment, refund_amount: decimal, currency })
export type DuffelRefundStep = z.infer<typeof stepSchema>

/** What a stay costs: `total` is charged now, `due_at_accommodation` is paid there and isn't a part of it. */
const sums = {
  total_amount: decimal,
  total_currency: currency,
  due_at_accommodation_amount: decimal.nullish(),
  due_at_accommodation_currency: currency.nullish(),
}
const sumsSchema = z.object(sums)
export type DuffelSums = z.infer<typeof sumsSchema>

const rateSchema = z.object({
  ...sums,
  id: z.string(),
  board_type: z.string(),
  /** `pay_now`, `deposit` or `guarantee`. */
  payment_type: z.string(),
  /** `balance`, `card`. */
  available_payment_methods: z
    .array(z.string())
    .nullish()
    .transform((methods) => methods ?? []),
  /** Earliest first. It must be readable as a whole: half of it would promise other refunds. */
  cancellation_timeline: z.array(stepSchema),
  /** For all rooms together; null if it isn't known. */
  quantity_available: z.number().nullish(),
  loyalty_programme_required: z.boolean().nullish(),
  expires_at: moment,
})
export type DuffelRate = z.infer<typeof rateSchema>

const bedSchema = z.object({ type: z.string(), count: z.int() })
/** Duffel gives addresses only: no sizes, captions or groups. */
const photoSchema = z.object({ url: z.string() })

const roomSchema = z.object({
  name: z.string().min(1),
  photos: readable(photoSchema),
  beds: readable(bedSchema),
  rates: readable(rateSchema),
})
export type DuffelRoom = z.infer<typeof roomSchema>

const locationSchema = z.object({
  address: z.object({
    line_one: z.string().nullish(),
    city_name: z.string().nullish(),
    postal_code: z.string().nullish(),
    region: z.string().nullish(),
    country_code: z.string(),
  }),
  geographic_coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
})
export type DuffelLocation = z.infer<typeof locationSchema>

const accommodationSchema = z.object({
  id: z.string(),
  name: z.string().min(1),
  location: locationSchema,
  phone_number: z.string().nullish(),
  email: z.string().nullish(),
  /** 1–5 stars. */
  rating: z.number().nullish(),
  /** 1.0–10.0. */
  review_score: z.number().nullish(),
  review_count: z.number().nullish(),
  amenities: readable(z.object({ type: z.string() })),
  photos: readable(photoSchema),
  check_in_information: z
    .object({
      check_in_after_time: z.string().nullish(),
      check_in_before_time: z.string().nullish(),
      check_out_before_time: z.string().nullish(),
    })
    .nullish(),
  rooms: readable(roomSchema),
})
export type DuffelAccommodation = z.infer<typeof accommodationSchema>

const resultSchema = z.object({ id: z.string(), accommodation: accommodationSchema })
export const searchAnswer = z.object({ data: z.object({ results: readable(resultSchema) }) })
export const resultAnswer = z.object({ data: resultSchema })

const quoteSchema = z.object({
  ...sums,
  id: z.string(),
  accommodation: z.object({ rooms: readable(roomSchema) }).nullish(),
})
export type DuffelQuote = z.infer<typeof quoteSchema>
export const quoteAnswer = z.object({ data: quoteSchema })

const bookingSchema = z.object({
  id: z.string(),
  /** The property's own; null if it gave none. */
  reference: z.string().nullish(),
  status: z.enum(['confirmed', 'cancelled']),
  cancelled_at: moment.nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  accommodation: z.object({ location: locationSchema }),
})
export type DuffelBooking = z.infer<typeof bookingSchema>
export const bookingAnswer = z.object({ data: bookingSchema })
/** Of the whole account: bookings of other users may have any shape. */
export const bookingsAnswer = z.object({
  data: readable(bookingSchema),
  meta: z.object({ after: z.string().nullish() }).nullish(),
})
