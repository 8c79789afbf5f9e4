import { Form } from 'react-router'
import type { DemonstrationAccount } from '../../../contract/desk/sign-in.ts'
import { useT } from '../../locale/language.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Card } from '../../ui/page/card.tsx'

/** Lists accounts for trying the desk, with a button each that signs in. There are none in production. */
export function DemonstrationAccounts({ accounts }: { accounts: readonly DemonstrationAccount[] }) {
  const t = useT()
  return (
    <Card title={t('desk.try-title')} className="mt-8">
      <p className="mb-4 text-ink-soft">{t('desk.try-text')}</p>
      <ul className="grid gap-4">
        {accounts.map(({ email, name, roles, password, code }) => (
          <li key={email} className="flex flex-wrap items-center justify-between gap-2">
            <div className="min-w-0">
              <p className="font-medium">
                {name} · {roles.map((role) => t(`desk.role-${role}`)).join(', ')}
              </p>
              <p className="text-xs wrap-anywhere text-ink-soft">
                {t('desk.try-secrets', { email, password, code })}
              </p>
            </div>
            <Form method="post">
              <input type="hidden" name="email" value={email} />
              <SubmitButton name="demonstration" value="yes" variant="secondary" size="sm">
                {t('desk.try-sign-in', { role: t(`desk.role-${roles[0] ?? 'support'}`) })}
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  )
}
