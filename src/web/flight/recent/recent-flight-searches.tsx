import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import RecentSearchList, { type RecentSearchListProps } from '../../suggest/recent-search-list.tsx'
import { useTripFares } from './use-trip-fares.ts'

/** Renders recent flight searches with today's lowest price of each. */
export default function RecentFlightSearches(props: RecentSearchListProps) {
  const t = useT()
  const money = useMoney()
  const fares = useTripFares(props.searches)
  const prices = Object.fromEntries(
    Object.entries(fares).map(([url, fare]) => [url, t('home.fare', { price: money(fare) })]),
  )
  return <RecentSearchList {...props} prices={prices} />
}
