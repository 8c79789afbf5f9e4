import type { RateId } from '../../../contract/hotel/rate.ts'
import type { StayDates } from '../../../contract/hotel/stay.ts'
import { type Cache, cacheSpace, orMissing } from '../../platform/cache/cache.ts'
import { seconds } from '../../platform/duration.ts'
import { isDatabaseUnavailable } from '../../platform/failure/unavailable.ts'
import type { Log } from '../../platform/monitoring/log.ts'
import { searchLife } from '../../search/search.ts'
import type { HotelSupplier, HotelSupplierOf, SupplierRate } from '../../supplier/hotel-supplier.ts'
import type { ListedHotel } from '../catalogue/merge-properties.ts'
import { type QuotedRate, quoteRate } from '../rate/quoted-rate.ts'

/** A property with dates, guests, and the currency that its rates are quoted in. */
export interface RatesRequest {
  listed: ListedHotel
  stay: StayDates
  currency: string
}

/** The rates of one property for a stay, of all its suppliers. */
export interface StayRates {
  /** Asks every supplier of the property; `unavailable` are those that didn't answer. */
  ask(request: RatesRequest): Promise<{ rates: QuotedRate[]; unavailable: HotelSupplier[] }>
  /** Returns a rate that was shown, by its id; suppliers are asked again if it isn't remembered. */
  find(request: RatesRequest, id: RateId): Promise<QuotedRate | undefined>
  /** Remembers a rate that replaces one that was shown. */
  remember(request: RatesRequest, rate: QuotedRate): Promise<void>
}

/** A rate as its supplier gave it: everything else follows from it. */
interface Remembered {
  supplier: string
  source: SupplierRate
}

const supplierTime = seconds(8)

export function createStayRates({
  cache,
  log,
  supplierOf,
}: {
  cache: Cache
  log: Log
  supplierOf: HotelSupplierOf
}): StayRates {
  const shown = cacheSpace<Remembered[]>(cache.insured, 'stay-rates', searchLife)

  const keyOf = ({ listed, stay, currency }: RatesRequest) =>
    JSON.stringify([listed.hotel.id, stay.checkIn, stay.checkOut, stay.rooms, currency])

  const quoted = ({ listed, currency }: RatesRequest, { supplier, source }: Remembered) =>
    quoteRate(supplierOf({ supplier }), source, currency, listed.roomId(supplier, source.room))

  async function askOne(supplier: HotelSupplier, ref: string, stay: StayDates) {
    try {
      const rates = await supplier.rates({ ref, stay }, AbortSignal.timeout(supplierTime))
      return rates.map((source) => ({ supplier: supplier.id, source }))
    } catch (error) {
      // The embedded suppliers use our database: an outage isn't theirs.
      if (isDatabaseUnavailable(error)) throw error
      log.warn({ err: error, supplier: supplier.id }, 'hotel rates')
      return undefined
    }
  }

  async function ask(request: RatesRequest) {
    const { checkIn, checkOut, rooms } = request.stay
    const asked = await Promise.all(
      request.listed.sources.map(async ({ supplier: id, ref }) => {
        const supplier = supplierOf({ supplier: id })
        return { supplier, found: await askOne(supplier, ref, { checkIn, checkOut, rooms }) }
      }),
    )
    const found = asked.flatMap((each) => each.found ?? [])
    await shown.set(keyOf(request), found)
    return {
      rates: cheapestOfEach(found.map((each) => quoted(request, each))),
      unavailable: asked.flatMap((each) => (each.found ? [] : each.supplier)),
    }
  }

  return {
    ask,
    async find(request, id) {
      const remembered = (await orMissing(shown.get(keyOf(request)))) ?? []
      const known = remembered.map((each) => quoted(request, each))
      const isWanted = ({ rate }: QuotedRate) => rate.rateId === id
      return known.find(isWanted) ?? (await ask(request)).rates.find(isWanted)
    },
    async remember(request, { rate: { supplier }, source }) {
      const key = keyOf(request)
      const remembered = (await orMissing(shown.get(key))) ?? []
      await shown.set(key, [...remembered, { supplier, source }])
    },
  }
}

/** Returns the rates, cheapest first. Of rates with the same conditions that suppliers sell, the cheapest is left. */
function cheapestOfEach(rates: readonly QuotedRate[]): QuotedRate[] {
  const sorted = rates.toSorted((a, b) => a.rate.price.total.amount - b.rate.price.total.amount)
  const known = new Set<string>()
  return sorted.filter(({ rate }) => {
    const refunds = rate.refundUntil.map(({ instant }) => instant)
    const conditions = [rate.roomId, rate.board, rate.pay, rate.guarantee, ...refunds].join()
    if (known.has(conditions)) return false
    known.add(conditions)
    return true
  })
}
