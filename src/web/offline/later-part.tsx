import { memo, useEffect } from 'react'
import { firstTouch, loadNow } from './first-touch.ts'
import { LazyPart, type PartScript, partScript } from './lazy-part.tsx'
import { fetchPartAhead } from './preload.ts'
import { whenIdle } from './when-idle.ts'

/** Returns the script of a `LaterPart`. It's fetched when the browser is idle, and runs when the page is first touched. */
export function laterScript(load: PartScript<object>['load']): PartScript<object> {
  if (!import.meta.env.SSR) whenIdle(() => fetchPartAhead(load))
  return partScript(async () => {
    if (!import.meta.env.SSR) await firstTouch()
    return load()
  })
}

/**
 * Renders a part of the page that works without scripts, and that nobody needs before touching the page. The document has
 * its HTML, which React leaves as it is until the part's script runs: on the first touch, or at once in a page that the
 * browser renders itself. It has no props: rendered again before its script runs, it would lose its HTML.
 */
export const LaterPart = memo(({ of }: { of: PartScript<object> }) => (
  <LazyPart of={of} props={none} waiting={<Missing />} />
))
const none = {}

/** Is only rendered where there's no HTML of a part. */
function Missing() {
  useEffect(loadNow, [])
  return null
}
