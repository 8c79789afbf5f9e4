import { useT } from '../../locale/language.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { lostSuppliers, type ResultsState } from './live/results-state.ts'
import type { ResultsPage } from './load/results-data.ts'

interface ResultsNoticesProps {
  page: ResultsPage
  state: ResultsState
  /** This page's address. */
  again: string
}

/** Renders important notices: expired, offline, started over, or incomplete. */
export function ResultsNotices({ page, state, again }: ResultsNoticesProps) {
  const t = useT()
  const lost = lostSuppliers(state).length
  return (
    <>
      {state.state === 'expired' && (
        <Alert
          tone="warning"
          code="SEARCH_EXPIRED"
          title={t('flight-results.expired-title')}
          actions={
            <LinkButton to={again} icon="refresh" reloadDocument>
              {t('flight-results.search-again')}
            </LinkButton>
          }
        >
          {t('flight-results.expired-text')}
        </Alert>
      )}
      {state.offline && state.state !== 'expired' && (
        <Alert tone="warning">{t('flight-results.offline')}</Alert>
      )}
      {state.state === 'done' && lost > 0 && lost < state.suppliers.length && (
        <Alert
          tone="warning"
          actions={
            <LinkButton to={again} variant="secondary" size="sm" reloadDocument>
              {t('flight-results.try-again')}
            </LinkButton>
          }
        >
          {t('flight-results.some-missing', { count: lost })}
        </Alert>
      )}
      {page.chosenGone && <Alert tone="warning">{t('flight-results.chosen-gone')}</Alert>}
      {state.state === 'searching' && (
        <noscript>
          <Alert
            actions={
              <a href={again} className="font-semibold text-sea underline">
                {t('flight-results.load-more')}
              </a>
            }
          >
            {t('flight-results.still-searching')}
          </Alert>
        </noscript>
      )}
    </>
  )
}
