import type { ResultOf } from '../../../contract/endpoint.ts'
import type { reviewStay } from '../../../contract/hotel/property.ts'
import { money } from '../../../contract/money.ts'
import { seconds } from '../../platform/duration.ts'
import type { Log } from '../../platform/monitoring/log.ts'
import type { Signer } from '../../platform/secrets/secret-key.ts'
import type { HotelSupplier } from '../../supplier/hotel-supplier.ts'
import type { HotelCatalogue } from '../catalogue/hotel-catalogue.ts'
import type { PropertyPhotos } from '../photo/property-photos.ts'
import { buildResultIndex } from '../search/results/result-index.ts'
import { type StayAnswer, stayAnswer } from '../search/stay-answer.ts'
import { encodeStayHash } from './stay-hash.ts'
import type { RatesRequest } from './stay-rates.ts'
import { summaryOf } from './summary-of.ts'

/** Returns properties near one that is sold out, with rooms for the same stay, most recommended first. */
export type OtherStays = (
  request: RatesRequest,
  language?: string,
) => Promise<ResultOf<typeof reviewStay>['others']>

const radius = 4
const most = 6
const supplierTime = seconds(3)

export function createOtherStays({
  suppliers,
  catalogue,
  photos,
  signer,
  log,
}: {
  suppliers: readonly HotelSupplier[]
  catalogue: HotelCatalogue
  photos: Pick<PropertyPhotos, 'showInLists'>
  signer: Signer
  log: Log
}): OtherStays {
  async function ask(
    supplier: HotelSupplier,
    { listed, stay, currency }: RatesRequest,
  ): Promise<StayAnswer[]> {
    const query = { centre: listed.hotel.position, radius, stay }
    try {
      const stays = await supplier.search(query, AbortSignal.timeout(supplierTime))
      await catalogue.add(
        supplier.id,
        stays.flatMap(({ property }) => property ?? []),
      )
      return [await stayAnswer(supplier, stays, currency)]
    } catch (error) {
      log.warn({ err: error, supplier: supplier.id }, 'stays nearby')
      return []
    }
  }

  return async (request, language) => {
    const { id, position } = request.listed.hotel
    const answers = await Promise.all(suppliers.map((supplier) => ask(supplier, request)))
    await catalogue.ready()
    const { stay } = request
    const index = buildResultIndex(answers.flat(), catalogue, { position, radius, stay })
    const others = [...index.hotels.keys()]
      .filter((at) => catalogue.idOf(index.hotels[at] as number) !== id)
      .sort((a, b) => (index.recommended[b] as number) - (index.recommended[a] as number))
      .slice(0, most)
      .map((at) => {
        const { hotel } = catalogue.hotel(index.hotels[at] as number)
        return {
          hotel: summaryOf(hotel, language),
          hash: encodeStayHash(signer, { hotelId: hotel.id, stay }),
          distance: Math.round((index.distance[at] as number) * 100) / 100,
          total: money(index.rates.total[index.starts[at] as number] as number, request.currency),
        }
      })
    await photos.showInLists(others.map(({ hotel }) => hotel))
    return others
  }
}
