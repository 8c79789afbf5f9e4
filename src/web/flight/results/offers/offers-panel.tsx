import { useEffect, useState } from 'react'
import type { ErrorCode } from '../../../../contract/errors.ts'
import type { Slice } from '../../../../contract/flight/offer.ts'
import { useT } from '../../../locale/language.ts'
import { pageUrl } from '../../../locale/url.ts'
import { useVisitor } from '../../../session/page-state/page-state.tsx'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/page/alert.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import type { RestOfTrip } from '../choices/trip-price.ts'
import { OfferDetails } from './offer-details.tsx'
import type { ResultOffers } from './result-offers.ts'

interface OffersPanelProps {
  searchId: string
  resultId: string
  /** The offers, if they came with the page. */
  initial: ResultOffers | undefined
  /** The price of the trip's other flights. */
  rest: RestOfTrip
  /** The address of the next step, to which an offer's id is appended; undefined if the results have expired. */
  pick: string | undefined
  /** Returns the address for sharing the trip with these flights at this price. */
  sharing: (slice: Slice, price: number) => string
}

/** Fetches a row's offers when it's expanded, and renders them. */
export default function OffersPanel({
  searchId,
  resultId,
  initial,
  rest,
  pick,
  sharing,
}: OffersPanelProps) {
  const t = useT()
  const { locale } = useVisitor()
  const [found, setFound] = useState<ResultOffers | ErrorCode | undefined>(initial)
  const [attempt, setAttempt] = useState(0)
  const url = pageUrl(locale.code, `flight/results/${searchId}/${encodeURIComponent(resultId)}`, {
    attempt: attempt || undefined,
  })

  useEffect(() => {
    if (initial) return
    const leave = new AbortController()
    setFound(undefined)
    fetch(url, { signal: leave.signal })
      .then(async (response) => {
        const answer = (await response.json()) as ResultOffers | { error: ErrorCode }
        setFound('error' in answer ? answer.error : answer)
      })
      .catch(() => leave.signal.aborted || setFound('UNAVAILABLE'))
    return () => leave.abort()
  }, [url, initial])

  if (found === undefined) {
    return (
      <div role="status" aria-label={t('flight-offers.loading')}>
        <Skeleton className="h-80" />
      </div>
    )
  }
  if (typeof found === 'string') {
    const expired = found === 'SEARCH_EXPIRED' || found === 'SEARCH_NOT_FOUND'
    return (
      <Alert
        tone="error"
        code={found}
        title={t(expired ? 'flight-offers.expired' : 'flight-offers.failed')}
        actions={
          !expired && (
            <Button variant="secondary" size="sm" onClick={() => setAttempt(attempt + 1)}>
              {t('flight-offers.try-again')}
            </Button>
          )
        }
      />
    )
  }
  return <OfferDetails found={found} rest={rest} pick={pick} sharing={sharing} />
}
