import { useT } from '../../../locale/language.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Alert } from '../../../ui/page/alert.tsx'
import type { HotelResultsPage } from '../load/results-data.ts'
import type { LiveSearch } from './use-live-search.ts'

interface SearchNoticesProps {
  page: HotelResultsPage
  live: LiveSearch
  /** This page's address. */
  again: string
}

/** Renders what matters about the search: expired, incomplete, or with newer results waiting. */
export function SearchNotices({ page, live, again }: SearchNoticesProps) {
  const t = useT()
  const { state, lost, isWaiting, isUnknown } = live
  if (state === 'expired') {
    return (
      <Alert
        tone="warning"
        code="SEARCH_EXPIRED"
        title={t('hotel-results.expired-title')}
        actions={
          <LinkButton to={again} icon="refresh" reloadDocument>
            {t('hotel-results.search-again')}
          </LinkButton>
        }
      >
        {t('hotel-results.expired-text')}
      </Alert>
    )
  }
  return (
    <>
      {state === 'done' && lost > 0 && !isUnknown && page.rows.length > 0 && (
        <Alert tone="warning">{t('hotel-results.some-missing', { count: lost })}</Alert>
      )}
      {state === 'searching' && (
        <noscript>
          <Alert
            actions={
              <a href={again} className="font-semibold text-sea underline">
                {t('hotel-results.load-more')}
              </a>
            }
          >
            {t('hotel-results.still-searching')}
          </Alert>
        </noscript>
      )}
      {isWaiting && (
        <div className="sticky top-2 z-20 flex h-0 justify-center">
          <Button size="sm" icon="refresh" className="shadow-float" onClick={live.update}>
            {t('hotel-results.newer')}
          </Button>
        </div>
      )}
    </>
  )
}
