import { useEffect, useEffectEvent, useState } from 'react'
import { useT } from '../locale/use-t.ts'
import { countdownText } from './countdown-text.ts'
import { cx } from './cx.ts'

interface CountdownProps {
  /** ISO instant. */
  until: string
  onEnd?: () => void
  /** Seconds below which it turns amber. */
  warnBelow?: number
  className?: string
}

/** The time left. Screen readers hear it once a minute, not once a second. */
export function Countdown({ until, onEnd, warnBelow = 300, className }: CountdownProps) {
  const t = useT()
  const [left, setLeft] = useState(() => secondsUntil(until))
  const ended = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    const timer = setInterval(() => {
      const now = secondsUntil(until)
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      ended()
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  return (
    <span className={cx('tabular font-semibold', left <= warnBelow && 'text-amber', className)}>
      <span aria-hidden="true" suppressHydrationWarning>
        {countdownText(left)}
      </span>
      <span role="timer" aria-live="polite" className="sr-only" suppressHydrationWarning>
        {t('common.minutes-left', { minutes: Math.ceil(left / 60) })}
      </span>
    </span>
  )
}

const secondsUntil = (until: string) => Math.max(0, (Date.parse(until) - Date.now()) / 1000)
