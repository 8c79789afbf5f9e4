import { useClockAhead } from '../session/page-state/page-state.tsx'
import { LocalTime, useOwnZone } from '../ui/time/local-time.tsx'

/** From so long before it, in milliseconds, a deadline is a time of day: by then its date is no question. */
const soon = 12 * 60 * 60_000

/** Renders until when a price or a draft lasts, in the visitor's own time. Without scripts, in UTC with its date and zone; with them, hidden until then. */
export function DeadlineTime({ value }: { value: string }) {
  const left = Date.parse(value) - Date.now() - useClockAhead()
  const isOwn = useOwnZone() !== undefined
  return (
    <span className={isOwn ? undefined : 'utc-time'}>
      <LocalTime value={value} look={isOwn && left < soon ? 'time' : 'date-time'} />
    </span>
  )
}
