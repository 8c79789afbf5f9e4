import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import type { FromResults } from '../review/back-to-results.tsx'
import { destinationText } from '../search-form/destination-text.ts'
import type { HotelUrls } from './hotel-urls.ts'
import type { HotelResultsPage } from './load/results-data.ts'

/** Returns what links to stay pages tell them, so that those lead back here and say where that is. */
export function useFromResults(
  { destination, stay }: Pick<HotelResultsPage, 'destination' | 'stay'>,
  urls: HotelUrls,
): FromResults {
  const t = useT()
  const format = useFormat()
  const place = destination.kind === 'near' ? destinationText(t, destination) : destination.name
  const dates = format.days(stay.checkIn, stay.checkOut)
  return { results: urls.here({}), name: t('hotel.place-dates', { place, dates }) }
}
