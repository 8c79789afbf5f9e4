import type { DateLook } from '../../../contract/words/format.ts'
import { useFormat } from '../../locale/use-format.ts'

interface DateTimeProps {
  /** `2026-12-10`, `2026-12-10T08:15` (wall clock) or an instant with its zone. */
  value: string
  look?: DateLook
  /** The IANA zone in which an instant is shown. */
  zone?: string | undefined
  className?: string
}

/** Renders a date or a time of day in the visitor's language. */
export function DateTime({ value, look = 'day', zone, className }: DateTimeProps) {
  const format = useFormat()
  return (
    <time
      dateTime={value}
      translate={look === 'time' ? 'no' : undefined}
      suppressHydrationWarning
      className={className}
    >
      {format.date(value, look, zone)}
    </time>
  )
}
