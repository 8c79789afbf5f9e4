import { useEffect, useEffectEvent, useState } from 'react'
import { useT } from '../../locale/language.ts'
import { useClockAhead } from '../../session/page-state/page-state.tsx'
import { cx } from '../cx.ts'

interface CountdownProps {
  /** ISO instant. */
  until: string
  onEnd?: () => void
  /** Seconds below which it's shown in amber. */
  warnBelow?: number
  className?: string
}

/**
 * Renders the remaining time by the server's clock, even if the browser's is wrong. Screen readers announce it once a
 * minute, not every second.
 */
export function Countdown({ until, onEnd, warnBelow = 300, className }: CountdownProps) {
  const t = useT()
  const ahead = useClockAhead()
  const [left, setLeft] = useState(() => secondsUntil(until, ahead))
  const ended = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    const timer = setInterval(() => {
      const now = secondsUntil(until, ahead)
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      ended()
    }, 1000)
    return () => clearInterval(timer)
  }, [until, ahead])
  return (
    <span className={cx('tabular font-semibold', left <= warnBelow && 'text-amber', className)}>
      <span aria-hidden="true" translate="no" suppressHydrationWarning>
        {countdownText(left)}
      </span>
      <span role="timer" aria-live="polite" className="sr-only" suppressHydrationWarning>
        {t('common.minutes-left', { minutes: Math.ceil(left / 60) })}
      </span>
    </span>
  )
}

const secondsUntil = (until: string, ahead: number) =>
  Math.max(0, (Date.parse(until) - Date.now() - ahead) / 1000)

/** Returns `m:ss`, or `h:mm:ss` from an hour; never below zero. */
export function countdownText(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(left / 3600)
  const minutes = Math.floor((left % 3600) / 60)
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`
}
