import { Link, useLocation } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { HotelPicture } from '../photo/hotel-picture.tsx'
import { ScoreBadge } from '../terms/score-badge.tsx'
import { SaveButton } from './save-button.tsx'
import { SavedDatesText } from './saved-dates.tsx'
import type { SavedStay } from './saved-on-device.ts'
import { pageOfSaved, useAccountAddress, useSavedStays } from './saved-stays.ts'

/** Renders the saved properties, some of which the page may know; each leads to its page, or to the form if it has no dates. */
export default function SavedList({ known }: { known?: readonly SavedStay[] | undefined }) {
  const t = useT()
  const url = useUrl()
  const isMember = useAccountAddress() !== undefined
  const saved = useSavedStays(known)
  // Servers don't see this part of an address.
  const isHydrated = useHydrated()
  const { hash } = useLocation()
  if (saved.length === 0 && !(isHydrated && hash === '#saved')) return null
  return (
    <section aria-labelledby="saved" className="scroll-mt-4">
      <h2 id="saved" className="text-lg font-semibold tracking-tight">
        {t(isMember ? 'hotel-landing.saved-account' : 'hotel-landing.saved')}
      </h2>
      {saved.length === 0 && <p className="mt-2">{t('hotel-landing.saved-none')}</p>}
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {saved.map((stay) => (
          <li
            key={stay.id}
            className="flex items-stretch gap-3 overflow-hidden rounded border border-line bg-surface pe-3"
          >
            <HotelPicture
              photo={stay.photo}
              scene={stay.scene}
              sizes="6rem"
              className="w-24 shrink-0 bg-scene-sky"
            />
            <Link
              to={pageOfSaved(stay, url)}
              className="min-w-0 flex-1 self-center py-3 no-underline hover:underline"
            >
              <span className="block font-semibold wrap-break-word">{stay.name}</span>
              <span className="block truncate text-xs text-ink-soft">{stay.place}</span>
              <SavedDatesText dates={stay.dates} />
              {stay.score && (
                <span className="mt-1 block text-xs">
                  <ScoreBadge score={stay.score} />
                </span>
              )}
            </Link>
            <SaveButton stay={stay} isKnown className="self-center" />
          </li>
        ))}
      </ul>
    </section>
  )
}
