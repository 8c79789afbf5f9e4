import { useT } from '../../../locale/language.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Alert } from '../../../ui/page/alert.tsx'
import type { HotelUrls } from '../hotel-urls.ts'
import type { HotelResultsPage } from '../load/results-data.ts'
import { weekLater } from '../week-later.ts'
import type { LiveSearch } from './use-live-search.ts'

interface SearchNoticesProps {
  page: HotelResultsPage
  live: LiveSearch
  urls: HotelUrls
}

/** Renders what matters about the search: expired, incomplete, without the property it names, or with newer results waiting. */
export function SearchNotices({ page, live, urls }: SearchNoticesProps) {
  const t = useT()
  const again = urls.here({})
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
      {state === 'done' && lost === 0 && page.namedHasRooms === false && page.search.found > 0 && (
        <Alert
          tone="warning"
          code="NO_ROOMS"
          title={t('hotel-results.named-full-title', { hotel: page.destination.name })}
          actions={
            <LinkButton to={urls.otherwise(weekLater(page.stay))} variant="secondary">
              {t('hotel-results.later')}
            </LinkButton>
          }
        >
          {t('hotel-results.named-full-text')}
        </Alert>
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
