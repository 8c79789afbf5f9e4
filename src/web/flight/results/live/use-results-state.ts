import { startTransition, useEffect, useReducer, useRef } from 'react'
import { usePublicConfig, useVisitor } from '../../../session/page-state/page-state.tsx'
import type { ResultsPage } from '../load/results-data.ts'
import { leaveOutTooEarly } from '../load/too-early.ts'
import { pollResults } from './poll-results.ts'
import {
  nextResults,
  openedState,
  type ResultsEvent,
  type ResultsState,
  sessionLife,
} from './results-state.ts'

/**
 * Returns the live results of one leg: polls until every supplier has answered, and watches the session's expiry. Once
 * `reading()` is true, new results wait.
 */
export function useResultsState(
  page: ResultsPage,
  reading: () => boolean,
): [ResultsState, (event: ResultsEvent) => void] {
  const [state, dispatch] = useReducer(nextResults, page, openedState)
  const { expiryTime, livecrawlMonitorDelay, sessionWatcherInterval } =
    usePublicConfig().flightResult
  const { locale } = useVisitor()
  const latest = useRef({ cursor: page.update.cursor, reading })
  latest.current = { cursor: state.cursor, reading }

  const opened = useRef(page)
  useEffect(() => {
    if (opened.current === page) return
    opened.current = page
    dispatch({ type: 'opened', page })
  }, [page])

  const { searchId, leg } = page
  const busy = state.state === 'searching' || state.whole !== null
  const expired = state.state === 'expired'

  useEffect(() => {
    if (expired) return
    const leave = new AbortController()
    const life = sessionLife(page.update.expiresAt, page.now, expiryTime)
    const started = Date.now()
    let misses = 0
    let timer: ReturnType<typeof setTimeout>

    const look = async () => {
      if (Date.now() - started >= life) return dispatch({ type: 'expired' })
      if (busy || document.visibilityState === 'visible') {
        const { cursor } = latest.current
        const answer = await pollResults(
          locale.code,
          searchId,
          leg,
          cursor,
          page.family,
          leave.signal,
        )
        if (leave.signal.aborted) return
        if (answer === 'expired') return dispatch({ type: 'expired' })
        const found = answer === 'unreachable' ? answer : leaveOutTooEarly(answer, page.nextFrom)
        misses = found === 'unreachable' ? misses + 1 : 0
        if (misses === 3) dispatch({ type: 'offline' })
        if (found !== 'unreachable') {
          const news = found.rows.length > 0 || found.state !== 'done' || busy || misses > 0
          const hold = latest.current.reading()
          if (news) startTransition(() => dispatch({ type: 'update', update: found, hold }))
        }
      }
      const delay = busy ? livecrawlMonitorDelay : sessionWatcherInterval
      timer = setTimeout(look, delay * 2 ** Math.min(misses, 4))
    }
    timer = setTimeout(look, page.whole ? 0 : busy ? livecrawlMonitorDelay : sessionWatcherInterval)
    return () => {
      leave.abort()
      clearTimeout(timer)
    }
  }, [
    page,
    searchId,
    leg,
    busy,
    expired,
    locale.code,
    expiryTime,
    livecrawlMonitorDelay,
    sessionWatcherInterval,
  ])

  return [state, dispatch]
}
