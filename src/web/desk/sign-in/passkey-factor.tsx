import { useRef, useState } from 'react'
import { useT } from '../../locale/language.ts'
import { canUsePasskeys } from '../../member/auth/passkey/passkey-support.ts'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** A challenge for the browser's passkeys. */
export interface AskedPasskey {
  challengeId: string
  options: Record<string, unknown>
}

/** Renders the button that sends the form around it with a passkey in place of a code. Passkeys need scripts. */
export function PasskeyFactor({
  asked,
  adds = false,
}: {
  asked: AskedPasskey | undefined
  /** Whether the passkey is made now. */
  adds?: boolean
}) {
  const t = useT()
  const hydrated = useHydrated()
  const answer = useRef<HTMLInputElement>(null)
  const [failed, setFailed] = useState(false)
  if (!hydrated || !asked || !canUsePasskeys()) return null
  const use = async () => {
    setFailed(false)
    const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser')
    const response = await (adds
      ? startRegistration({ optionsJSON: asked.options as never })
      : startAuthentication({ optionsJSON: asked.options as never })
    ).catch(() => undefined)
    const field = answer.current
    if (!response || !field) return setFailed(true)
    field.value = JSON.stringify({ challengeId: asked.challengeId, response })
    field.form?.requestSubmit()
  }
  return (
    <>
      <input ref={answer} type="hidden" name="passkey" />
      <Button variant="secondary" icon="lock" onClick={use}>
        {t(adds ? 'desk.passkey-add' : 'desk.passkey-use')}
      </Button>
      {failed && (
        <p role="alert" className="w-full text-red">
          {t('desk.passkey-failed')}
        </p>
      )}
    </>
  )
}
