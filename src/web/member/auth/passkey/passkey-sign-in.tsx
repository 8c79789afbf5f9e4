import { useEffect, useEffectEvent, useState } from 'react'
import type { ErrorCode } from '../../../../contract/errors.ts'
import { errorText, useT, useUrl } from '../../../locale/language.ts'
import { usePublicConfig } from '../../../session/page-state/page-state.tsx'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/page/alert.tsx'
import { useErrorToast } from '../../../ui/toast/use-error-toast.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import type { PasskeyAnswer } from './passkey-api.ts'
import { canUsePasskeys, passkeysElsewhere } from './passkey-support.ts'
import { sendPasskey } from './send-passkey.ts'

/** Signs in by passkey: offered among the addresses that the browser fills in, and by a button. */
export function PasskeySignIn() {
  const t = useT()
  const address = useUrl()('login/passkey')
  const toastError = useErrorToast()
  const hydrated = useHydrated()
  const neverWorks = passkeysElsewhere(usePublicConfig().origin) !== undefined
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ErrorCode>()

  const signIn = async (autofill: boolean) => {
    const { startAuthentication, browserSupportsWebAuthnAutofill, WebAuthnAbortService } =
      await import('@simplewebauthn/browser')
    if (autofill && !(await browserSupportsWebAuthnAutofill())) return
    if (!autofill) WebAuthnAbortService.cancelCeremony()
    const asked = await sendPasskey<PasskeyAnswer>(address, {})
    if (!('options' in asked)) return fail('error' in asked ? asked.error : 'UNAVAILABLE', autofill)
    const response = await startAuthentication({
      optionsJSON: asked.options as unknown as Parameters<
        typeof startAuthentication
      >[0]['optionsJSON'],
      useBrowserAutofill: autofill,
    }).catch(() => undefined)
    if (!response) return fail('PASSKEY_INVALID', autofill)
    const answer = await sendPasskey<PasskeyAnswer>(address, {
      challengeId: asked.challengeId,
      response,
    })
    if ('to' in answer) location.assign(answer.to)
    else fail('error' in answer ? answer.error : 'UNAVAILABLE', false)
  }
  const fail = (code: ErrorCode, quiet: boolean) => {
    // Who let the browser's offer pass has asked for nothing.
    if (quiet) return
    toastError(code)
    setError(code)
  }

  const offer = useEffectEvent(() => void signIn(true))
  useEffect(() => {
    if (canUsePasskeys()) offer()
    return () => {
      void import('@simplewebauthn/browser').then((each) =>
        each.WebAuthnAbortService.cancelCeremony(),
      )
    }
  }, [])

  if (neverWorks) return null
  // The row keeps its height until scripts arrive, so that nothing below moves.
  if (!hydrated || !canUsePasskeys()) return <div className="min-h-11 noscript:hidden" />
  return (
    <div className="grid gap-2">
      {error && (
        <Alert tone="error" code={error}>
          {errorText(t, error)}
        </Alert>
      )}
      <Button
        block
        variant="secondary"
        icon="lock"
        busy={busy}
        onClick={async () => {
          setBusy(true)
          setError(undefined)
          await signIn(false)
          setBusy(false)
        }}
      >
        {t('auth.passkey-sign-in')}
      </Button>
    </div>
  )
}
