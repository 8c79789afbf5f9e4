import { type RefObject, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useClockAhead, usePublicConfig } from '../../../session/page-state/page-state.tsx'
import { usePolling } from '../../../ui/use-polling.ts'
import type { HotelResultsPage } from '../load/results-data.ts'

export interface LiveSearch {
  state: 'searching' | 'done' | 'expired'
  /** Whether newer results wait, because the visitor has begun to read. */
  isWaiting: boolean
  /** How many suppliers didn't answer, and whether that is all of them. */
  lost: number
  isUnknown: boolean
  update: () => void
}

/**
 * Reloads the results while suppliers are still answering, and watches the search's expiry. Once the visitor has begun to
 * read, nothing moves until they ask for it.
 */
export function useLiveSearch(
  { search }: HotelResultsPage,
  section: RefObject<HTMLElement | null>,
): LiveSearch {
  const { livecrawlMonitorDelay, sessionWatcherInterval } = usePublicConfig().flightResult
  const revalidator = useRevalidator()
  const isReading = useIsReading(section)
  const expired = useHasPassed(search.expiresAt, sessionWatcherInterval)
  const searching = search.state === 'searching' && !expired
  usePolling(searching && !isReading, livecrawlMonitorDelay)
  const lost = search.suppliers.filter(
    ({ state }) => state === 'failed' || state === 'timed_out',
  ).length
  return {
    state: expired ? 'expired' : search.state,
    isWaiting: searching && isReading,
    lost,
    isUnknown: lost > 0 && lost === search.suppliers.length,
    update: () => void revalidator.revalidate(),
  }
}

/** Returns whether an instant has passed by the server's clock; looks at this interval, in milliseconds. */
function useHasPassed(instant: string, every: number): boolean {
  const ahead = useClockAhead()
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const look = () => setPassed(Date.now() + ahead >= Date.parse(instant))
    look()
    const timer = setInterval(look, every)
    return () => clearInterval(timer)
  }, [instant, every, ahead])
  return passed
}

/** Returns whether the visitor has scrolled, or used something in the results. */
function useIsReading(section: RefObject<HTMLElement | null>): boolean {
  const [reading, setReading] = useState(false)
  useEffect(() => {
    const element = section.current
    const start = () => setReading(true)
    const onScroll = () => {
      if (window.scrollY > 80) start()
    }
    element?.addEventListener('pointerdown', start)
    element?.addEventListener('focusin', start)
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      element?.removeEventListener('pointerdown', start)
      element?.removeEventListener('focusin', start)
      removeEventListener('scroll', onScroll)
    }
  }, [section])
  return reading
}
