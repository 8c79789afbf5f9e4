import { Form } from 'react-router'
import type { Member } from '../../../../contract/member/member.ts'
import { useT } from '../../../locale/language.ts'
import { useVisitor } from '../../../session/page-state/page-state.tsx'
import { currencyOptions } from '../../../ui/form/named-options.ts'
import { LongSelect } from '../../../ui/form/select.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Card } from '../../../ui/page/card.tsx'
import type { AuthAnswer } from '../../auth/auth-answer.ts'
import { fieldText } from '../../auth/auth-answer.ts'

interface ProfileFormProps {
  member: Pick<Member, 'name' | 'email' | 'currency'>
  answer: AuthAnswer | undefined
}

/**
 * Renders name and preferred currency. The document is reloaded, because its header shows the name and its prices
 * change.
 */
export function ProfileForm({ member, answer }: ProfileFormProps) {
  const t = useT()
  const { locale } = useVisitor()
  return (
    <Card className="max-w-2xl">
      <Form method="post" reloadDocument noValidate className="grid gap-4">
        <TextField
          name="name"
          label={t('account.name')}
          defaultValue={answer?.values?.name ?? member.name}
          error={fieldText(t, answer, 'name')}
          autoComplete="name"
          required
        />
        <div>
          <p className="text-xs font-medium text-ink-soft">{t('account.email')}</p>
          <p className="break-words">{member.email}</p>
          <p className="text-xs text-ink-soft">{t('account.email-hint')}</p>
        </div>
        <LongSelect
          id="profile-currency"
          name="currency"
          label={t('account.currency')}
          hint={t('account.currency-hint')}
          autoComplete="off"
          defaultValue={answer?.values?.currency ?? member.currency ?? ''}
          options={[
            { value: '', label: t('account.currency-none') },
            ...currencyOptions(locale.tag),
          ]}
        />
        <SubmitButton className="justify-self-start">{t('account.save')}</SubmitButton>
      </Form>
    </Card>
  )
}
