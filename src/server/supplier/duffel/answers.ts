import { z } from 'zod'

// Only the fields we use are validated, because Duffel adds fields without notice. Names and meanings follow
// duffel.com/docs/api, version 2.

const decimal = z.string().regex(/^-?\d+(\.\d+)?$/)
/** Local time at the airport: `2026-12-01T08:05:00`. */
const localTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/)
const moment = z.iso.datetime({ offset: true })
const duration = z.string().nullish()

export const errorsSchema = z.object({
  errors: z.array(z.object({ code: z.string() })),
  /** Duffel's support asks for this id. */
  meta: z.object({ request_id: z.string().nullish() }).nullish(),
})

const carrierSchema = z.object({ name: z.string(), iata_code: z.string().nullable() })
const airportSchema = z.object({ iata_code: z.string(), time_zone: z.string() })

const segmentSchema = z.object({
  origin: airportSchema,
  origin_terminal: z.string().nullish(),
  destination: airportSchema,
  destination_terminal: z.string().nullish(),
  departing_at: localTime,
  arriving_at: localTime,
  duration,
  aircraft: z.object({ name: z.string(), iata_code: z.string().nullable() }).nullish(),
  marketing_carrier: carrierSchema.extend({ iata_code: z.string() }),
  marketing_carrier_flight_number: z.string(),
  operating_carrier: carrierSchema,
  passengers: z
    .array(
      z.object({
        passenger_id: z.string().nullish(),
        cabin_class: z.string().nullish(),
        cabin_class_marketing_name: z.string().nullish(),
        baggages: z
          .array(z.object({ type: z.string(), quantity: z.int() }))
          .nullish()
          .transform((bags) => bags ?? []),
      }),
    )
    .default([]),
})
export type DuffelSegment = z.infer<typeof segmentSchema>

const conditionSchema = z.object({
  allowed: z.boolean(),
  penalty_amount: decimal.nullish(),
  penalty_currency: z.string().nullish(),
})
export type DuffelCondition = z.infer<typeof conditionSchema>

const conditionsSchema = z.object({
  change_before_departure: conditionSchema.nullish(),
  refund_before_departure: conditionSchema.nullish(),
})
export type DuffelConditions = z.infer<typeof conditionsSchema>

const sliceSchema = z.object({
  id: z.string(),
  duration,
  fare_brand_name: z.string().nullish(),
  conditions: conditionsSchema.nullish(),
  segments: z.array(segmentSchema).min(1),
})
export type DuffelSlice = z.infer<typeof sliceSchema>

/** Exactly one slice, as requested. */
const oneSlice = z.tuple([sliceSchema])

const offerSchema = z.object({
  id: z.string(),
  expires_at: moment,
  total_amount: decimal,
  total_currency: z.string(),
  tax_amount: decimal.nullish(),
  tax_currency: z.string().nullish(),
  total_emissions_kg: decimal.nullish(),
  conditions: conditionsSchema.nullish(),
  slices: oneSlice,
  passengers: z.array(z.object({ id: z.string(), type: z.string().nullable() })),
  passenger_identity_documents_required: z.boolean(),
  supported_passenger_identity_document_types: z.array(z.string()).default([]),
  payment_requirements: z.object({
    requires_instant_payment: z.boolean(),
    payment_required_by: moment.nullable(),
    price_guarantee_expires_at: moment.nullable(),
  }),
})
export type DuffelOffer = z.infer<typeof offerSchema>

/** Unreadable offers are skipped: one airline's oddity must not hide the others. */
export const offerRequestAnswer = z.object({
  data: z.object({
    offers: z.array(z.unknown()).transform((offers, context) => {
      const parsed = offers.map((offer) => offerSchema.safeParse(offer))
      const readable = parsed.flatMap(({ data }) => data ?? [])
      if (readable.length === 0 && parsed[0]) context.addIssue(`${parsed[0].error}`)
      return readable
    }),
  }),
})
export const offerAnswer = z.object({ data: offerSchema })

const cancellationSchema = z.object({
  id: z.string(),
  /** Null if the airline gives no quote. */
  refund_amount: decimal.nullable(),
  refund_currency: z.string().nullable(),
  refund_to: z.string().nullable(),
  expires_at: moment.nullable(),
  confirmed_at: moment.nullish(),
})
export type DuffelCancellation = z.infer<typeof cancellationSchema>
export const cancellationAnswer = z.object({ data: cancellationSchema })

const orderSchema = z.object({
  id: z.string(),
  booking_reference: z.string().min(1),
  created_at: moment,
  cancelled_at: moment.nullish(),
  cancellation: cancellationSchema.nullish(),
  total_amount: decimal,
  total_currency: z.string(),
  payment_status: z.object({
    awaiting_payment: z.boolean(),
    paid_at: moment.nullish(),
    payment_required_by: moment.nullish(),
    price_guarantee_expires_at: moment.nullish(),
  }),
  documents: z
    .array(
      z.object({
        type: z.string(),
        unique_identifier: z.string(),
        passenger_ids: z.array(z.string()),
      }),
    )
    .nullish()
    .transform((documents) => documents ?? []),
  available_actions: z.array(z.string()).default([]),
  metadata: z.record(z.string(), z.string()).nullish(),
  slices: oneSlice,
})
export type DuffelOrder = z.infer<typeof orderSchema>
export const orderAnswer = z.object({ data: orderSchema })
export const ordersAnswer = z.object({ data: z.array(orderSchema) })

export const paymentsAnswer = z.object({
  data: z.array(z.object({ status: z.string().nullish() })),
})
export const paymentAnswer = z.object({
  data: z.object({ id: z.string(), status: z.string().nullish() }),
})

const changeTerms = {
  id: z.string(),
  /** The total to pay, including the penalty; negative for a refund. */
  change_total_amount: decimal.nullable(),
  change_total_currency: z.string().nullable(),
  penalty_total_amount: decimal.nullish(),
  penalty_total_currency: z.string().nullish(),
  expires_at: moment,
}
const changeOfferSchema = z.object({
  ...changeTerms,
  conditions: conditionsSchema.nullish(),
  slices: z.object({ add: oneSlice }),
})
export type DuffelChangeOffer = z.infer<typeof changeOfferSchema>
export const changeRequestAnswer = z.object({
  data: z.object({ order_change_offers: z.array(changeOfferSchema) }),
})
const changeSchema = z.object({ ...changeTerms, confirmed_at: moment.nullish() })
export type DuffelChange = z.infer<typeof changeSchema>
export const changeAnswer = z.object({ data: changeSchema })

const airlineChangeFacts = {
  id: z.string(),
  order_id: z.string(),
  action_taken: z.string().nullable(),
}
const airlineChangeSchema = z.object({
  ...airlineChangeFacts,
  created_at: moment,
  added: z.array(sliceSchema),
  removed: z.array(sliceSchema),
})
export type DuffelAirlineChange = z.infer<typeof airlineChangeSchema>
export const airlineChangeAnswer = z.object({ data: airlineChangeSchema })
/** From all orders on the account, so those of other users may have any shape. */
export const airlineChangesAnswer = z.object({
  data: z.array(z.looseObject(airlineChangeFacts)),
  meta: z.object({ after: z.string().nullish() }).nullish(),
})
