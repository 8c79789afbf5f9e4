import { useT } from '../../locale/language.ts'
import { countdownText } from '../../ui/countdown-text.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useNow } from './use-now.ts'

/** Sends the code again, once it may be (looked at each second, S4.28). Without scripts the server says when. */
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
