import { useState } from 'react'
import { Form } from 'react-router'
import type { readDeskSetup } from '../../../contract/desk/sign-in.ts'
import type { ResultOf } from '../../../contract/endpoint.ts'
import { useT } from '../../locale/language.ts'
import { PasswordField } from '../../member/auth/password/password-field.tsx'
import { Button } from '../../ui/button.tsx'
import { AnsweredField } from '../../ui/form/answered-fields.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { RefusedSignIn } from './answer-desk-sign-in.ts'
import { CodeField } from './code-field.tsx'
import { type AskedPasskey, PasskeyFactor } from './passkey-factor.tsx'
import type { QrCode } from './qr-code.ts'
import { SignInProblem } from './sign-in-problem.tsx'

/** Renders choosing a password and a second factor. */
export function SetUpForm({
  account: { email, secret, address, qr },
  passkey,
  refused,
}: {
  account: ResultOf<typeof readDeskSetup> & { qr: QrCode }
  passkey: AskedPasskey | undefined
  refused: RefusedSignIn | undefined
}) {
  const t = useT()
  const invalid = refused?.fields ?? {}
  return (
    <Form method="post" noValidate className="grid gap-4">
      <SignInProblem refused={refused} />
      {/* Password managers store the password with it. */}
      <input type="hidden" name="email" value={email} autoComplete="username" />
      <PasswordField
        name="password"
        autoComplete="new-password"
        label={t('desk.new-password')}
        hint={t('desk.new-password-hint')}
        error={invalid.password && t('desk.new-password-invalid')}
      />
      <Card title={t('desk.app-title')}>
        <div className="grid gap-4">
          <p>{t('desk.app-text')}</p>
          <Scanned qr={qr} />
          <Secret value={secret} />
          <p>
            <TextLink to={address}>{t('desk.app-open')}</TextLink>
          </p>
          <CodeField error={invalid.code && t('desk.code-wrong')} />
        </div>
      </Card>
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{t('desk.set-up')}</SubmitButton>
        <PasskeyFactor asked={passkey} adds />
      </div>
    </Form>
  )
}

/** Renders a QR code: dark on light in either colour scheme, which is what all scanners read. */
function Scanned({ qr: { side, path } }: { qr: QrCode }) {
  const t = useT()
  return (
    <svg
      role="img"
      aria-label={t('desk.qr')}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="w-48 rounded border border-line"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}h-${side}z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}

/** Renders a secret in groups of four, which are easier to type, and a button that copies it. */
function Secret({ value }: { value: string }) {
  const t = useT()
  const hydrated = useHydrated()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      // The browser refused; the field can be copied by hand.
      () => undefined,
    )
  }
  return (
    <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
      <AnsweredField
        name="secret"
        label={t('desk.secret')}
        readOnly
        value={value.replace(/(.{4})(?=.)/g, '$1 ')}
        className="tabular"
      />
      {hydrated && (
        <Button variant="secondary" onClick={copy} aria-live="polite">
          {t(copied ? 'desk.copied' : 'desk.copy')}
        </Button>
      )}
    </div>
  )
}
