import { Link } from 'react-router'
import { useT } from '../../../locale/language.ts'
import { buttonClass } from '../../../ui/button-look.ts'
import { rowsAtATime } from '../choices/hotel-choices.ts'
import type { HotelUrls } from '../hotel-urls.ts'
import type { HotelResultsPage } from '../load/results-data.ts'

interface PageLinksProps {
  page: HotelResultsPage
  urls: HotelUrls
}

/** Renders links to the previous and the next page of results; nothing after the last one. */
export function PageLinks({ page: { total, choices }, urls }: PageLinksProps) {
  const t = useT()
  const pages = Math.ceil(total / rowsAtATime)
  const { page } = choices
  if (pages <= 1 || page > pages) return null
  const link = buttonClass({ variant: 'secondary' })
  return (
    <nav
      aria-label={t('hotel-results.pages')}
      className="mt-4 flex flex-wrap items-center justify-center gap-4"
    >
      {page > 1 && (
        <Link to={urls.here({ page: page - 1 })} rel="prev" className={link}>
          {t('hotel-results.previous')}
        </Link>
      )}
      <span>{t('hotel-results.page-of', { page, pages })}</span>
      {page < pages && (
        <Link to={urls.here({ page: page + 1 })} rel="next" className={link}>
          {t('hotel-results.next')}
        </Link>
      )}
    </nav>
  )
}
