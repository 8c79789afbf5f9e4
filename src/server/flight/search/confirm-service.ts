import type { ResultOf } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type { confirmOffers } from '../../../contract/flight/confirm.ts'
import type { Fare, Offer } from '../../../contract/flight/offer.ts'
import type { OfferId, SearchId } from '../../../contract/ids.ts'
import type { Money } from '../../../contract/money.ts'
import { sumMoney } from '../../../contract/sum-money.ts'
import { type Cache, cacheSpace, orMissing } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import { minutes } from '../../platform/duration.ts'
import { searchLife } from '../../search/search.ts'
import type { FlightSupplier } from '../../supplier/flight-supplier.ts'
import { type QuotedOffer, quoteOffer } from '../quoted-offer.ts'
import { refuseOverlaps } from '../trip-order.ts'
import { cheapestFirst, resultIdOf } from './merge-results.ts'
import { pickedTrips, tripOf } from './picked-trips.ts'
import type { SearchService } from './search-service.ts'

type Confirmation = ResultOf<typeof confirmOffers>
type Outcome = Confirmation['outcome']

interface Checked {
  outcome: Outcome
  chosen: QuotedOffer
  /** The current quote; undefined if it's gone. */
  current: QuotedOffer | undefined
}

export interface ConfirmService {
  /** Re-prices the chosen offers, one per slice, with their suppliers. Throws FLIGHTS_OVERLAP. */
  confirm(id: SearchId, offers: readonly OfferId[]): Promise<Confirmation>
  /** Re-prices one offer with its supplier. Returns undefined if it's sold out. */
  reprice(id: SearchId, offer: OfferId): Promise<QuotedOffer | undefined>
  /**
   * Returns the quotes to book for the total `accepted`: recently confirmed ones, otherwise re-priced. Throws
   * FLIGHTS_OVERLAP, OFFER_GONE, and PRICE_CHANGED with both totals if the total differs.
   */
  quotesAt(id: SearchId, offers: readonly OfferId[], accepted: Money): Promise<QuotedOffer[]>
}

/** How long a confirmed price is used before it's checked with the supplier again. */
const freshFor = minutes(10)

export function createConfirmService(parts: {
  cache: Cache
  clock: Clock
  searches: SearchService
  suppliers: readonly FlightSupplier[]
}): ConfirmService {
  const { cache, clock, searches, suppliers } = parts
  const picked = pickedTrips(cache)
  const confirmed = cacheSpace<{ quote: QuotedOffer; at: number }>(
    cache.insured,
    'confirmed',
    searchLife,
  )

  async function ask(search: SearchId, chosen: QuotedOffer): Promise<Checked> {
    const supplier = suppliers.find(({ id }) => id === chosen.offer.supplier)
    if (!supplier) throw new CatalogueError('SUPPLIER_UNAVAILABLE')
    const answer = await supplier.reprice(chosen.source).catch((cause) => {
      throw new CatalogueError('SUPPLIER_UNAVAILABLE', { cause })
    })
    if (answer.outcome === 'gone') return { outcome: 'gone', chosen, current: undefined }
    const current =
      answer.outcome === 'same'
        ? chosen
        : quoteOffer(supplier, answer.offer, chosen.offer.price.currency)
    // Stored under the requested id and under its own.
    for (const id of new Set([chosen.offer.id, current.offer.id])) {
      await confirmed.set(`${search}:${id}`, { quote: current, at: clock.now() })
    }
    const same = current.offer.price.amount === chosen.offer.price.amount
    return { outcome: same ? 'same' : 'changed', chosen, current }
  }

  async function lookUp(id: SearchId, offer: OfferId): Promise<QuotedOffer> {
    const known = await orMissing(confirmed.get(`${id}:${offer}`))
    if (known?.quote.offer.id === offer) return known.quote
    const [quote] = await searches.quotes(id, [offer])
    if (!quote) throw new CatalogueError('OFFER_NOT_FOUND')
    return quote
  }

  async function oneOfEachSlice(id: SearchId, offers: readonly OfferId[]) {
    const { request, expiresAt, offers: found } = await searches.session(id)
    const quotes = await Promise.all(offers.map((offer) => lookUp(id, offer)))
    const whole =
      quotes.length === request.slices.length &&
      quotes.every(({ offer }, index) => offer.sliceIndex === index)
    if (!whole)
      throw new CatalogueError('VALIDATION', { fields: { offerIds: 'one_of_each_slice' } })
    refuseOverlaps(quotes.map(({ offer }) => offer.slice))
    return { request, expiresAt, quotes, found }
  }

  return {
    async confirm(id, offers) {
      const { request, expiresAt, quotes, found } = await oneOfEachSlice(id, offers)
      const checked = await Promise.all(quotes.map((quote) => ask(id, quote)))
      const gone = checked.some(({ outcome }) => outcome === 'gone')
      const newPrice = gone ? null : totalPrice(checked.flatMap(({ current }) => current ?? []))
      const known = await orMissing(picked.find(id, offers))
      const oldPrice = known?.before ?? totalPrice(quotes)
      const trip = tripOf(
        request,
        quotes.map(({ offer }) => offer),
      )
      const seen = newPrice ?? known?.seen ?? oldPrice
      await picked.keep(id, offers, { ...known, ...trip, seen })
      const changed = known?.before
        ? newPrice?.amount !== oldPrice.amount
        : checked.some(({ outcome }) => outcome === 'changed')
      return {
        outcome: gone ? 'gone' : changed ? 'changed' : 'same',
        isFromNewSearch: known?.before !== undefined,
        lines: checked.map(({ outcome, chosen, current }) => ({
          outcome,
          oldPrice: chosen.offer.price,
          newPrice: current?.offer.price ?? null,
          offer: (current ?? chosen).offer,
          otherFares: otherFares(found, chosen.offer),
        })),
        oldPrice,
        newPrice,
        request,
        expiresAt: new Date(expiresAt).toISOString(),
      }
    },
    reprice: async (id, offer) => (await ask(id, await lookUp(id, offer))).current,
    async quotesAt(id, offers, accepted) {
      const { quotes } = await oneOfEachSlice(id, offers)
      const current = await Promise.all(
        quotes.map(async (quote) => {
          const known = await orMissing(confirmed.get(`${id}:${quote.offer.id}`))
          if (known && known.at > clock.now() - freshFor) return known.quote
          return (await ask(id, quote)).current
        }),
      )
      if (current.includes(undefined)) throw new CatalogueError('OFFER_GONE')
      const standing = current.flatMap((quote) => quote ?? [])
      const newPrice = totalPrice(standing)
      if (newPrice.amount !== accepted.amount || newPrice.currency !== accepted.currency) {
        throw new CatalogueError('PRICE_CHANGED', { details: { oldPrice: accepted, newPrice } })
      }
      return standing
    },
  }
}

const totalPrice = (quotes: readonly QuotedOffer[]): Money =>
  sumMoney(
    quotes.map(({ offer }) => offer.price),
    quotes[0]?.offer.price.currency ?? '',
  )

/** Returns the cheapest offer of each other fare family of the same flights, cheapest first. */
function otherFares(found: readonly QuotedOffer[], chosen: Offer): Fare[] {
  const id = resultIdOf(chosen)
  const family = ({ cabin, name }: Offer['family']) => `${cabin} ${name}`
  const seen = new Set([family(chosen.family)])
  const fares: Fare[] = []
  for (const { offer } of cheapestFirst(found.filter((each) => resultIdOf(each.offer) === id))) {
    if (seen.has(family(offer.family))) continue
    seen.add(family(offer.family))
    const { slice: _, ...fare } = offer
    fares.push(fare)
  }
  return fares
}
