import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useUrl } from '../locale/language.ts'
import { useVisitor } from '../session/page-state/page-state.tsx'
import { onScreen, startTracking, track } from './track.ts'

let seen = ''

/** Records page views. It's rendered before anything else that records events, so that their page is known. */
export function PageViews() {
  const { device, consent } = useVisitor()
  const isRecorded = consent.statistics && !device.crawler
  const address = useUrl()('tracking')
  const { pathname, search } = useLocation()
  const screen = useMatches().at(-1)?.id ?? ''
  useEffect(() => {
    onScreen(screen)
    if (!isRecorded) return
    startTracking(address)
    const view = screen + pathname + search
    if (view !== seen) track('page_view')
    seen = view
  }, [isRecorded, address, pathname, search, screen])
  return null
}
