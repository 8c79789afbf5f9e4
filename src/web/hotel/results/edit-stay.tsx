import { type ComponentProps, useState } from 'react'
import { useLocation } from 'react-router'
import { ShareButton } from '../../link/share-button.tsx'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { LazyPart, partScript } from '../../offline/lazy-part.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { guestsText } from '../search/typed-stay.ts'
import { destinationText } from '../search-form/destination-text.ts'
import type { HotelSearchForm } from '../search-form/search-form.tsx'
import type { HotelResultsPage } from './load/results-data.ts'

/** Renders the search in two lines, which expand to its form. The form is loaded on demand. */
export function EditStay({ page }: { page: HotelResultsPage }) {
  const t = useT()
  const format = useFormat()
  const { pathname, search } = useLocation()
  const asked = new URLSearchParams(search)
  const [open, setOpen] = useState(asked.get('edit') === '1')
  asked.set('edit', '1')
  const { stay, destination, nights } = page
  const place = destinationText(t, destination)
  return (
    <div className="stay-summary border-b border-line bg-surface">
      <div className="mx-auto w-full max-w-384 px-4 py-3 md:px-6">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 md:gap-y-0">
          <h1 className="text-md font-semibold tracking-tight md:text-lg">{place}</h1>
          <p className="text-ink-soft max-md:col-span-2 max-md:row-start-2 md:col-start-1">
            {t('hotel-results.dates', {
              checkIn: format.date(stay.checkIn),
              checkOut: format.date(stay.checkOut),
              nights,
            })}
            {' · '}
            {guestsText(t, stay.rooms)}
          </p>
          <div className="col-start-2 row-start-1 flex gap-2 md:row-span-2 md:row-start-1">
            <ShareButton compact />
            <a
              href={`${pathname}?${asked}`}
              aria-expanded={open}
              onClick={(event) => {
                event.preventDefault()
                setOpen(!open)
              }}
              className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded border border-line-strong bg-surface px-3 text-xs font-semibold hover:bg-sunk md:px-4 md:text-base"
            >
              {t(open ? 'hotel-results.close-search' : 'hotel-results.change-search')}
            </a>
          </div>
        </div>
        {open && (
          <div className="pt-4">
            <LazySearchForm stay={stay} place={place} />
          </div>
        )}
      </div>
    </div>
  )
}

export const searchForm = partScript(async () => ({
  default: (await import('../search-form/search-form.tsx')).HotelSearchForm,
}))

/** Renders the search form, loaded when it's first shown: most visitors don't change their search. */
export function LazySearchForm(props: ComponentProps<typeof HotelSearchForm>) {
  return <LazyPart of={searchForm} props={props} waiting={<Skeleton className="h-72 lg:h-20" />} />
}
