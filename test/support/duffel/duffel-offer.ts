import { inDays, testNow } from '../test-clock.ts'
/** What a test specifies of an offer; the rest is as in Duffel's own examples. */
export interface OfferWishes {
  id?: string
  origin?: string
  destination?: string
  date?: string
  brand?: string | null
  total?: string
  tax?: string | null
  currency?: string
  passengers?: readonly { id: string; type: string }[]
  requirements?: {
    requires_instant_payment: boolean
    payment_required_by: string | null
    price_guarantee_expires_at: string | null
  }
  conditions?: {
    refund_before_departure: object | null
    change_before_departure: object | null
  } | null
  baggages?: readonly { type: string; quantity: number }[] | null
  via?: string
}

const zones: Record<string, string> = {
  LHR: 'Europe/London',
  JFK: 'America/New_York',
  DUB: 'Europe/Dublin',
  BKK: 'Asia/Bangkok',
  DMK: 'Asia/Bangkok',
  SIN: 'Asia/Singapore',
}
export const duffelAirport = (iata_code: string) => ({
  type: 'airport',
  iata_code,
  time_zone: zones[iata_code] ?? 'UTC',
  name: iata_code,
})

const carrier = { name: 'Duffel Airways', iata_code: 'ZZ', id: 'arl_00009VME7D6ivUu8dn35WK' }

/** Returns a flight of two hours, in the local time of its origin. */
export function duffelSegment(
  origin: string,
  destination: string,
  departing_at: string,
  arriving_at: string,
  passengers: readonly { id: string }[],
  baggages: OfferWishes['baggages'] = [{ type: 'checked', quantity: 1 }],
) {
  return {
    id: `seg_${origin}${destination}${departing_at}`,
    origin: duffelAirport(origin),
    origin_terminal: '2',
    destination: duffelAirport(destination),
    destination_terminal: null,
    departing_at,
    arriving_at,
    duration: null as string | null,
    aircraft: { name: 'Airbus A320', iata_code: '320' } as object | null,
    marketing_carrier: carrier,
    marketing_carrier_flight_number: departing_at.slice(11, 16).replace(':', ''),
    operating_carrier: carrier as { name: string; iata_code: string | null },
    operating_carrier_flight_number: '8639',
    stops: [],
    passengers: passengers.map(({ id }) => ({
      passenger_id: id,
      cabin_class: 'economy',
      cabin_class_marketing_name: 'Economy',
      ...(baggages && { baggages }),
    })),
  }
}

/** Returns a complete offer as in the API's response. */
export function duffelOffer(wishes: OfferWishes = {}) {
  const {
    id = 'off_0000test',
    origin = 'LHR',
    destination = 'JFK',
    date = inDays(47),
    brand = 'Basic',
    total = '100.00',
    tax = '20.00',
    currency = 'GBP',
    passengers = [{ id: 'pas_0', type: 'adult' }],
    requirements,
    via,
  } = wishes
  const segment = (from: string, to: string, departs: string, arrives: string) =>
    duffelSegment(
      from,
      to,
      `${date}T${departs}:00`,
      `${date}T${arrives}:00`,
      passengers,
      wishes.baggages,
    )
  const ahead = (hours: number) => new Date(testNow() + hours * 3_600_000).toISOString()
  return {
    id,
    live_mode: false,
    created_at: ahead(0),
    expires_at: ahead(0.5),
    owner: carrier,
    total_amount: total,
    total_currency: currency,
    base_amount: total,
    base_currency: currency,
    tax_amount: tax,
    tax_currency: tax === null ? null : currency,
    total_emissions_kg: '460',
    conditions:
      wishes.conditions === undefined
        ? {
            refund_before_departure: {
              allowed: false,
              penalty_amount: null,
              penalty_currency: null,
            },
            change_before_departure: {
              allowed: true,
              penalty_amount: '10.00',
              penalty_currency: currency,
            },
          }
        : wishes.conditions,
    slices: [
      {
        id: `sli_${id}`,
        origin: duffelAirport(origin),
        destination: duffelAirport(destination),
        duration: null as string | null,
        fare_brand_name: brand,
        conditions: {},
        segments: via
          ? [segment(origin, via, '08:00', '10:00'), segment(via, destination, '12:30', '15:00')]
          : [segment(origin, destination, '08:00', '12:00')],
      },
    ],
    passengers,
    passenger_identity_documents_required: true,
    supported_passenger_identity_document_types: ['passport'],
    payment_requirements: requirements ?? {
      requires_instant_payment: false,
      payment_required_by: ahead(72),
      price_guarantee_expires_at: ahead(48),
    },
    available_services: null,
    partial: false,
  }
}
export type StoredOffer = ReturnType<typeof duffelOffer>
