import type { HotelFilters } from '../../../../contract/hotel/search/hotel-search.ts'
import {
  type HotelSearchState,
  listHotelResults,
} from '../../../../contract/hotel/search/hotel-search.ts'
import type { FrontApi } from '../../../session/front-api/front-api.ts'
import { filterParts } from '../choices/filter-parts.ts'

/** More filters than anyone sets by hand; each takes a call. */
const mostCounted = 12

/** Returns how many places there would be without each of `filterParts(filters)`. */
export function countWithout(
  api: Pick<FrontApi, 'call'>,
  { searchId }: Pick<HotelSearchState, 'searchId'>,
  filters: HotelFilters,
): Promise<number[]> {
  const parts = filterParts(filters).slice(0, mostCounted)
  return Promise.all(
    parts.map(async ({ rest }) => {
      const counted = await api.call(listHotelResults, {
        params: { searchId },
        body: { filters: rest, sort: 'recommendation', from: 0, size: 0, markers: 0 },
      })
      return counted.ok ? counted.result.total : 0
    }),
  )
}
