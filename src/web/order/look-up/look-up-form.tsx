import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Alert } from '../../ui/page/alert.tsx'

export interface LookUpFormProps {
  code: string
  email?: string
  /** Why the last look-up failed. */
  problem?: string | undefined
}

const kinds = { TRX_NOT_FOUND: 'wrong', RATE_LIMITED: 'too-many' } as const

/** Renders the fields for order code and e-mail; wrong values stay, with what to do about them. */
export function LookUpForm({ code, email = '', problem }: LookUpFormProps) {
  const t = useT()
  const url = useUrl()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem === 'VALIDATION') {
      document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    } else if (problem) box.current?.focus()
  }, [problem])
  const kind = kinds[problem as keyof typeof kinds] ?? 'unavailable'
  const empty = problem === 'VALIDATION'
  // Which of the two is wrong isn't revealed, because that would help guessing.
  const isWrong = problem === 'TRX_NOT_FOUND'
  return (
    <Form method="post" action={url('order/search')} noValidate className="grid gap-4">
      {problem && !empty && (
        <div ref={box} tabIndex={-1} className="rounded">
          <Alert tone="error" code={problem} title={t(`order.${kind}-title`)}>
            {t(`order.${kind}-text`)}
          </Alert>
        </div>
      )}
      <TextField
        name="code"
        label={t('order.code')}
        hint={t('order.code-hint')}
        error={empty && !code ? t('order.need-code') : isWrong ? t('order.check-code') : null}
        defaultValue={code}
        key={`code ${code}`}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={200}
      />
      <TextField
        name="email"
        type="email"
        label={t('order.email')}
        hint={t('order.email-hint')}
        error={empty && !email ? t('order.need-email') : isWrong ? t('order.check-email') : null}
        defaultValue={email}
        key={`email ${email}`}
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <SubmitButton size="lg" block icon="search">
        {t('order.find')}
      </SubmitButton>
    </Form>
  )
}
