import { useEffect, useState } from 'react'
import { useT } from '../../../locale/language.ts'
import { useClockAhead } from '../../../session/page-state/page-state.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { countdownText } from '../../../ui/time/countdown.tsx'

/**
 * Renders the button that resends the code when allowed (checked each second, S4.28). Without scripts the server says
 * when.
 */
export function ResendButton({ resendAt }: { resendAt: number }) {
  const t = useT()
  const now = useNow(1000)
  const left = now === undefined ? 0 : Math.max(0, Math.ceil((resendAt - now) / 1000))
  return (
    <SubmitButton
      block
      variant="secondary"
      icon="refresh"
      name="intent"
      value="resend"
      formNoValidate
      disabled={left > 0}
    >
      {left > 0 ? t('auth.resend-in', { time: countdownText(left) }) : t('auth.resend')}
    </SubmitButton>
  )
}

/** Returns the server's time, updated at this interval; undefined on the server and in the first render. */
export function useNow(every: number): number | undefined {
  const ahead = useClockAhead()
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const look = () => setNow(Date.now() + ahead)
    look()
    const timer = setInterval(look, every)
    return () => clearInterval(timer)
  }, [every, ahead])
  return now
}
