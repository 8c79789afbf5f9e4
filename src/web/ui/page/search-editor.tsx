import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Where the form is: in the page, or in a sheet above it. */
type Place = 'page' | 'sheet'

/** Matches the style sheet's `max-md`. */
const isNarrow = () => matchMedia('(width < 48rem)').matches

/**
 * Returns whether a results page shows the form that changes its search, and the link that opens it: on phones in a sheet,
 * so that the results stay where they are, elsewhere in the page. Without scripts the link leads to the page with the form.
 */
export function useSearchEditor(): {
  place: Place | undefined
  close: () => void
  link: (text: (open: boolean) => ReactNode) => ReactNode
} {
  const { pathname, search, key } = useLocation()
  const asked = new URLSearchParams(search)
  const [place, setPlace] = useState<Place | undefined>(
    asked.get('edit') === '1' ? 'page' : undefined,
  )
  asked.set('edit', '1')
  // A new search was opened from the sheet, which would hide its results.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each navigation
  useEffect(() => setPlace((before) => (before === 'sheet' ? undefined : before)), [key])
  return {
    place,
    close: () => setPlace(undefined),
    link: (text) => (
      <a
        href={`${pathname}?${asked}`}
        aria-expanded={place !== undefined}
        onClick={(event) => {
          event.preventDefault()
          setPlace(place ? undefined : isNarrow() ? 'sheet' : 'page')
        }}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded border border-line-strong bg-surface px-3 text-xs font-semibold hover:bg-sunk md:px-4 md:text-base"
      >
        {text(place === 'page')}
      </a>
    ),
  }
}
