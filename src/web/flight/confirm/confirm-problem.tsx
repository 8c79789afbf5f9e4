import { useLocation } from 'react-router'
import type { ErrorCode } from '../../../contract/errors.ts'
import type { Slice } from '../../../contract/flight/offer.ts'
import { useT } from '../../locale/language.ts'
import type { IconName } from '../../ui/icon-paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ClosestFlights, type ClosestFlightsProps } from './again/closest-flights.tsx'

interface ConfirmProblemProps {
  code: ErrorCode
  /** The sold-out journeys. */
  gone: readonly Slice[]
  /** Alternatives, if they were searched. */
  closest?: ClosestFlightsProps | undefined
  /** The results page of the same search. */
  again: string
  /** The name of the leg that leaves too early. */
  leg: string | undefined
}

const kinds: Partial<
  Record<ErrorCode, ['gone' | 'overlap' | 'expired' | 'unavailable' | 'busy', IconName]>
> = {
  OFFER_GONE: ['gone', 'seat'],
  FLIGHTS_OVERLAP: ['overlap', 'clock'],
  SEARCH_EXPIRED: ['expired', 'clock'],
  SUPPLIER_UNAVAILABLE: ['unavailable', 'warning'],
  UNAVAILABLE: ['unavailable', 'warning'],
  RATE_LIMITED: ['busy', 'clock'],
}

/** Renders why the chosen flights aren't available, and what to do. */
export function ConfirmProblem({ code, gone, closest, again, leg = '' }: ConfirmProblemProps) {
  const t = useT()
  const here = useLocation()
  const [kind, icon] = kinds[code] ?? ['unknown' as const, 'search' as const]
  const canRetry = kind === 'unavailable' || kind === 'busy'
  const hasClosest = closest !== undefined && closest.trips.length > 0
  const problem = (
    <EmptyState
      icon={icon}
      title={t(`flight-confirm.${kind}-title`)}
      code={code}
      actions={
        <>
          {canRetry && (
            <LinkButton to={here.pathname + here.search} reloadDocument icon="refresh">
              {t('flight-confirm.retry')}
            </LinkButton>
          )}
          <LinkButton
            to={again}
            icon="search"
            variant={canRetry || hasClosest ? 'secondary' : 'primary'}
          >
            {kind === 'overlap'
              ? t('flight-confirm.overlap-choose', { leg })
              : t('flight-confirm.search-again')}
          </LinkButton>
        </>
      }
    >
      <p>
        {kind === 'overlap'
          ? t('flight-confirm.overlap-text', { leg })
          : t(hasClosest ? 'flight-confirm.gone-closest-text' : `flight-confirm.${kind}-text`)}
      </p>
      {gone.map((slice) => (
        <p key={slice.departure} className="mt-2 font-medium text-ink">
          {t('flight-confirm.gone-slice', {
            from: slice.from,
            to: slice.to,
            flight: slice.segments.map((each) => each.flight).join(', '),
          })}
        </p>
      ))}
    </EmptyState>
  )
  if (!hasClosest) return problem
  return (
    <>
      {problem}
      <ClosestFlights {...closest} />
    </>
  )
}
