import { useEffect, useState } from 'react'
import { useT } from '../locale/language.ts'
import { useClockAhead } from '../session/page-state/page-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { countdownText } from '../ui/time/countdown.tsx'
import { DateTime } from '../ui/time/date-time.tsx'

const day = 24 * 60 * 60

/** Renders the time left by the server's clock, in days until the last two, and the date for everyone whose page doesn't count. */
export function PageCountdown({ label, until }: { label: string; until: string }) {
  const t = useT()
  const ahead = useClockAhead()
  const [left, setLeft] = useState(() => secondsUntil(until, ahead))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(until, ahead)), 1000)
    return () => clearInterval(timer)
  }, [until, ahead])
  const days = Math.floor(left / day)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded bg-amber-soft px-4 py-3">
      <Icon name="clock" className="text-amber" />
      {left > 0 ? (
        <>
          <span>{label}</span>
          <span className="tabular font-semibold" aria-hidden="true" suppressHydrationWarning>
            {days >= 2 ? t('promo.days', { days }) : countdownText(left)}
          </span>
          <span className="text-ink-soft">
            <DateTime value={until} look="long" zone="UTC" />
          </span>
        </>
      ) : (
        <span>{t('promo.countdown-over')}</span>
      )}
    </div>
  )
}

const secondsUntil = (until: string, ahead: number) =>
  Math.max(0, (Date.parse(until) - Date.now() - ahead) / 1000)
