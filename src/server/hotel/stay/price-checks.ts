import { CatalogueError } from '../../../contract/errors.ts'
import type { StayHash } from '../../../contract/hotel/property.ts'
import type { RateId } from '../../../contract/hotel/rate.ts'
import type { HotelSupplierOf, RateQuote } from '../../supplier/hotel-supplier.ts'
import { SupplierFailure, SupplierTimeout } from '../../supplier/supplier-error.ts'
import { type QuotedRate, quoteRate } from '../rate/quoted-rate.ts'
import { checkChildren } from './check-children.ts'
import type { RatesRequest, StayRates } from './stay-rates.ts'
import type { StayService } from './stay-service.ts'

/** Asks suppliers what a rate costs now. */
export interface PriceChecks {
  /**
   * Returns a rate that was shown, and the current one in its place: the same, or the one that replaces it. Throws
   * STAY_NOT_FOUND, CHILDREN_NOT_TAKEN, OFFER_NOT_FOUND, OFFER_GONE, SUPPLIER_UNAVAILABLE.
   */
  check(
    hash: StayHash,
    id: RateId,
    currency: string,
  ): Promise<{ request: RatesRequest; shown: QuotedRate; quoted: QuotedRate }>
}

export function createPriceChecks({
  stays,
  rates,
  supplierOf,
}: {
  stays: Pick<StayService, 'open'>
  rates: StayRates
  supplierOf: HotelSupplierOf
}): PriceChecks {
  async function quote({ rate, source }: QuotedRate): Promise<RateQuote> {
    try {
      return await supplierOf(rate).quote(source)
    } catch (cause) {
      if (!(cause instanceof SupplierTimeout || cause instanceof SupplierFailure)) throw cause
      throw new CatalogueError('SUPPLIER_UNAVAILABLE', { cause })
    }
  }

  return {
    async check(hash, id, currency) {
      const request = await stays.open(hash, currency)
      checkChildren(request.listed.hotel, request.stay)
      const shown = await rates.find(request, id)
      if (!shown) throw new CatalogueError('OFFER_NOT_FOUND')
      const answer = await quote(shown)
      if (answer.outcome === 'gone') throw new CatalogueError('OFFER_GONE')
      if (answer.outcome === 'same') return { request, shown, quoted: shown }
      const { rate } = shown
      const quoted = quoteRate(supplierOf(rate), answer.rate, currency, rate.roomId)
      await rates.remember(request, quoted)
      return { request, shown, quoted }
    },
  }
}
