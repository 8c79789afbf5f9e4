import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { Place } from '../../../contract/place/place.ts'
import { firstDayAmong, firstDayFrom } from '../../calendar/days.ts'
import type { DateRange } from '../../calendar/form-date.ts'
import { TravelDate } from '../../calendar/travel-date.tsx'
import { useT, useUrl } from '../../locale/language.ts'
import { LazyPart, partScript } from '../../offline/lazy-part.tsx'
import { useClockAhead } from '../../session/page-state/page-state.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { paramsOfTyped, type TypedSearch } from '../results/search/search-fields.ts'
import type { SearchErrors } from '../results/search/search-request.ts'
import { tripCities } from '../results/search/trip-cities.ts'
import { checkSearch } from './check-search.ts'
import { errorWords } from './error-words.ts'
import { searchOfForm } from './form-search.ts'
import { LegFields, LegFrame } from './leg-fields.tsx'
import { rememberZone, shownPlace, zoneOf } from './place/place-text.ts'
import { recentSearches } from './place/recents.ts'
import { TravellersField } from './travellers-field.tsx'
import { TripTypeField } from './trip-type-field.tsx'

export const moreLegs = partScript(() => import('./more-legs.tsx'))

interface SearchFormProps {
  search: TypedSearch
  /** Errors from the server, by field. */
  errors?: SearchErrors
  /** Names of the codes in `search`. */
  places?: readonly Place[]
  className?: string
}

/**
 * Renders the flight search form: a plain GET form to the results page. Scripts add suggestions, calendars and early
 * validation.
 */
export function SearchForm({ search, errors = {}, places = [], className }: SearchFormProps) {
  const t = useT()
  const url = useUrl()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [trip, setTrip] = useState(search.tripType)
  const ahead = useClockAhead()
  const now = () => Date.now() + ahead
  const [found, setFound] = useState(() => withOwnChecks(search, errors, places, now()))
  const errorOf = (field: string) => errorWords(t, field, found[field])
  const multi = trip === 'multicity'
  useEffect(() => {
    for (const place of places) rememberZone(place, shownPlace(t, place.code, places))
  }, [places, t])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = searchOfForm(event.currentTarget)
    const wrong = checkSearch(asked, (place) => firstDayFrom(now(), zoneOf(place)))
    setFound(wrong)
    if (Object.keys(wrong).length > 0) {
      requestAnimationFrame(() => focusFirstError(form.current))
      return
    }
    const to = url(multi ? 'flight/multi-search' : 'flight/search', paramsOfTyped(asked))
    recentSearches.add({
      url: to,
      route: tripCities(asked.legs).join(' – '),
      date: asked.legs[0]?.date ?? '',
    })
    navigate(to)
  }
  const bothWays: DateRange = {
    start: 'depDate',
    end: 'retDate',
    hints: {
      start: t('flight-search-form.calendar-hint-return'),
      end: t('flight-search-form.calendar-hint-back'),
    },
    fewestNights: 0,
  }
  const firstLeg = (
    <LegFields
      leg={0}
      typed={search.legs[0]}
      places={places}
      errorOf={errorOf}
      range={trip === 'roundtrip' ? bothWays : undefined}
    >
      {!multi && (
        <TravelDate
          label={t('flight-search-form.return')}
          name="retDate"
          defaultValue={search.returnDate}
          error={errorOf('retDate')}
          place={{ field: 'arrAirport', zoneOf }}
          after="depDate"
          range={bothWays}
          className="group-has-[[value=oneway]:checked]/search:hidden"
        />
      )}
    </LegFields>
  )
  return (
    <form
      ref={form}
      method="get"
      action={url(multi ? 'flight/multi-search' : 'flight/search')}
      aria-label={t('flight-search-form.form-name')}
      noValidate
      onSubmit={onSubmit}
      className={cx('group/search flex flex-col gap-4', className)}
    >
      <TripTypeField trip={trip} onChange={setTrip} />
      {multi ? <LegFrame leg={0}>{firstLeg}</LegFrame> : firstLeg}
      {multi && <LazyPart of={moreLegs} props={{ form, legs: search.legs, places, errorOf }} />}
      <div className="grid items-start gap-3 md:grid-cols-[minmax(0,24rem)_auto] md:justify-between">
        <TravellersField
          id={`${id}-travellers`}
          search={search}
          error={errorOf('adult') ?? errorOf('child') ?? errorOf('infant') ?? errorOf('cabin')}
        />
        <Button
          type="submit"
          size="lg"
          icon="search"
          busy={navigation.state === 'loading'}
          className="md:mt-6 md:min-h-12"
        >
          {t('flight-search-form.search')}
        </Button>
      </div>
    </form>
  )
}

/** Adds the form's own checks: the server stops at the first problem, but travellers want to see all of them. */
function withOwnChecks(
  search: TypedSearch,
  errors: SearchErrors,
  places: readonly Place[],
  now: number,
): SearchErrors {
  if (Object.keys(errors).length === 0) return errors
  return { ...checkSearch(search, firstDayAmong(places, now)), ...errors }
}

function focusFirstError(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [aria-describedby$="-error"]')?.focus()
}
