import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ErrorCode } from '../../../../contract/errors.ts'
import { useT, useUrl } from '../../../locale/language.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { NoPasskeys } from '../../auth/passkey/no-passkeys.tsx'
import { canUsePasskeys } from '../../auth/passkey/passkey-support.ts'
import { sendPasskey } from '../../auth/passkey/send-passkey.ts'
import { AccountProblem } from '../fresh-sign-in.tsx'
import type { AddPasskeyAnswer } from './add-passkey-api.ts'

/** Renders the button that creates a passkey on this device. It needs scripts, so nothing is shown without them. */
export function AddPasskey() {
  const t = useT()
  const url = useUrl()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ErrorCode>()
  if (!hydrated) return null
  if (!canUsePasskeys()) return <NoPasskeys />

  const add = async (label: string): Promise<ErrorCode | undefined> => {
    const address = url('account/bind/passkey')
    const asked = await sendPasskey<AddPasskeyAnswer>(address, {})
    if (!('options' in asked)) return 'error' in asked ? asked.error : 'UNAVAILABLE'
    const { startRegistration } = await import('@simplewebauthn/browser')
    const response = await startRegistration({
      optionsJSON: asked.options as unknown as Parameters<
        typeof startRegistration
      >[0]['optionsJSON'],
    }).catch(() => undefined)
    if (!response) return 'PASSKEY_INVALID'
    const { challengeId } = asked
    const answer = await sendPasskey<AddPasskeyAnswer>(address, { challengeId, label, response })
    return 'error' in answer ? answer.error : undefined
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={async (event) => {
        event.preventDefault()
        const label = String(new FormData(event.currentTarget).get('label')).trim()
        setBusy(true)
        setError(undefined)
        const problem = await add(label || t('account.passkey-default'))
        setBusy(false)
        if (problem) setError(problem)
        else await navigate(url('account/bind', { done: 'saved' }))
      }}
    >
      <p className="text-ink-soft">{t('account.passkey-lead')}</p>
      {error && <AccountProblem answer={{ code: error }} />}
      <TextField
        name="label"
        label={t('account.passkey-label')}
        hint={t('account.passkey-label-hint')}
        defaultValue={t('account.passkey-default')}
        maxLength={60}
        autoComplete="off"
      />
      <Button type="submit" variant="secondary" icon="lock" busy={busy}>
        {t('account.passkey-add')}
      </Button>
    </form>
  )
}
