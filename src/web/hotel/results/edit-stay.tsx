import type { ComponentProps } from 'react'
import { ShareButton } from '../../link/share-button.tsx'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { LazyPart, partScript } from '../../offline/lazy-part.tsx'
import { useSearchEditor } from '../../ui/page/search-editor.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { guestsText } from '../search/typed-stay.ts'
import { destinationText } from '../search-form/destination-text.ts'
import type EditedStay from './edited-stay.tsx'
import type { HotelResultsPage } from './load/results-data.ts'

/** Renders the search in two lines and the form that changes it, which is loaded on demand. */
export function EditStay({ page }: { page: HotelResultsPage }) {
  const t = useT()
  const format = useFormat()
  const editor = useSearchEditor()
  const { stay, destination, nights } = page
  const place = destinationText(t, destination)
  return (
    <div className="stay-summary border-b border-line bg-surface">
      <div className="mx-auto w-full max-w-384 px-4 py-3 md:px-6">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 md:gap-y-0">
          <h1 className="text-md font-semibold tracking-tight wrap-break-word md:text-lg">
            {place}
          </h1>
          <p
            data-search-about
            className="text-ink-soft max-md:col-span-2 max-md:row-start-2 md:col-start-1"
          >
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
            {editor.link((open) =>
              t(open ? 'hotel-results.close-search' : 'hotel-results.change-search'),
            )}
          </div>
        </div>
        {editor.place === 'page' && (
          <div className="pt-4">
            <LazySearchForm stay={stay} place={place} />
          </div>
        )}
        {editor.place === 'sheet' && (
          <LazyPart of={searchForm} props={{ stay, place, onClose: editor.close }} />
        )}
      </div>
    </div>
  )
}

export const searchForm = partScript(() => import('./edited-stay.tsx'))

/** Renders the search form, loaded when it's first shown: most visitors don't change their search. */
export function LazySearchForm(props: ComponentProps<typeof EditedStay>) {
  return <LazyPart of={searchForm} props={props} waiting={<Skeleton className="h-72 lg:h-20" />} />
}
