import type { DealBlock, SearchBlock } from '../../../contract/content/page-block.ts'
import { DestinationCard } from '../../flight/destinations/destination-grid.tsx'
import {
  type DestinationFares,
  useDestinationFares,
} from '../../flight/destinations/use-destination-fares.ts'
import { SearchForm } from '../../flight/search-form/search-form.tsx'
import { CityCard } from '../../hotel/city-grid.tsx'
import { destinationText } from '../../hotel/search-form/destination-text.ts'
import { HotelSearchForm } from '../../hotel/search-form/search-form.tsx'
import { useT } from '../../locale/language.ts'
import { Card } from '../../ui/page/card.tsx'
import { cardGrid, cardInGrid } from '../card-grid.ts'
import type { CampaignParts } from './load-campaign.ts'

/** Renders flights or stays as illustrated cards. What isn't known any more is left out. */
export function CampaignDeals({
  deals,
  parts,
}: {
  deals: readonly DealBlock[]
  parts: CampaignParts
}) {
  const flights = deals.filter((deal) => deal.product === 'flight')
  const stays = deals.filter((deal) => deal.product === 'hotel')
  const routes = Map.groupBy(flights, ({ from = parts.home }) => from)
  return (
    <>
      {[...routes].map(([from, own]) => (
        <FlightDeals key={from} from={from} to={own.map(({ to }) => to)} parts={parts} />
      ))}
      {stays.length > 0 && (
        <ul className={cardGrid}>
          {stays.flatMap(({ destination, scene }) =>
            parts.destinations
              .filter(({ id }) => id === destination)
              .map((city) => (
                <li key={city.id} className={cardInGrid}>
                  <CityCard city={{ ...city, scene }} />
                </li>
              )),
          )}
        </ul>
      )}
    </>
  )
}

const none: DestinationFares = []

function FlightDeals({
  from,
  to,
  parts,
}: {
  from: string
  to: readonly string[]
  parts: CampaignParts
}) {
  const t = useT()
  const placeOf = (code: string) => parts.places.find((place) => place.code === code)
  const home = placeOf(from)
  const places = [...new Set(to)].slice(0, 9).flatMap((code) => placeOf(code) ?? [])
  const known = parts.fares.find((each) => each.from === from)?.fares ?? none
  const codes = places.map(({ code }) => code)
  const fares = useDestinationFares(from, codes, known)
  if (!home) return null
  return (
    <div className="grid gap-3">
      <ul className={cardGrid}>
        {places.map((place) => (
          <li key={place.code} className={cardInGrid}>
            <DestinationCard
              home={home}
              place={place}
              fare={fares.find((fare) => fare.to === place.code)}
            />
          </li>
        ))}
      </ul>
      {fares.length > 0 && <p className="text-sm text-ink-soft">{t('home.popular-lead')}</p>}
    </div>
  )
}

/** Renders the search form of a product, with what the campaign fills in. */
export function CampaignSearch({ search, parts }: { search: SearchBlock; parts: CampaignParts }) {
  const t = useT()
  if (search.product === 'flight') {
    const { from = '', to = '' } = search
    const [first] = parts.flights.legs
    const legs = [{ from, to, date: first?.date ?? '' }]
    const places = parts.places.filter(({ code }) => code === from || code === to)
    return (
      <Card>
        <SearchForm search={{ ...parts.flights, legs }} places={places} />
      </Card>
    )
  }
  const place = parts.destinations.find(({ id }) => id === search.destination)
  return (
    <Card>
      <HotelSearchForm
        stay={{ ...parts.stay, destination: place?.id ?? '' }}
        {...(place && { place: destinationText(t, place) })}
      />
    </Card>
  )
}
