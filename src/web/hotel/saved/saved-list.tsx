import { Link, useLocation } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { SaveButton } from './save-button.tsx'
import { type SavedStay, useAccountAddress, useSavedStays } from './saved-stays.ts'

/** Renders the saved properties, some of which the page may know; each leads to the form with it as destination. */
export function SavedList({ known }: { known: readonly SavedStay[] | undefined }) {
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
            className="flex items-center gap-3 rounded border border-line bg-surface p-3"
          >
            <Link
              to={url('hotel', { destination: `hotel-${stay.id}` })}
              className="min-w-0 flex-1 no-underline hover:underline"
            >
              <span className="block truncate font-semibold">{stay.name}</span>
              <span className="block truncate text-xs text-ink-soft">{stay.place}</span>
            </Link>
            <SaveButton stay={stay} isKnown />
          </li>
        ))}
      </ul>
    </section>
  )
}
