import { Form } from 'react-router'
import { useT, useUrl } from '../locale/language.ts'
import { AccountProblem, FreshSignIn } from '../member/account/fresh-sign-in.tsx'
import type { AuthAnswer } from '../member/auth/auth-answer.ts'
import { Button } from '../ui/button.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Alert } from '../ui/page/alert.tsx'
import { Card } from '../ui/page/card.tsx'
import { Page } from '../ui/page/page.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { TextLink } from '../ui/text-link.tsx'

interface DataChoicesProps {
  title: string
  email: string
  /** Members come from their account. */
  isMember: boolean
  notice: 'erased' | 'sign-in' | 'expired' | 'failed' | undefined
  key: string
  answer: AuthAnswer | undefined
}

/** Renders the two things that somebody can do with their data: download it, and delete it. */
export function DataChoices({ title, email, isMember, notice, answer, ...form }: DataChoicesProps) {
  const t = useT()
  const url = useUrl()
  const isWrong = answer?.fields?.confirm !== undefined
  return (
    <Page width="text">
      <TextLink
        to={url(isMember ? 'account/profile' : '')}
        className="mb-2 inline-flex min-h-10 items-center gap-1 no-underline"
      >
        <Icon name="arrow-left" size={16} />
        {t(isMember ? 'account.profile' : 'my-data.to-home')}
      </TextLink>
      <PageHeading title={title} lead={t('my-data.of', { email })} />
      <div className="grid gap-6">
        {notice === 'sign-in' && !answer && <FreshSignIn />}
        {notice === 'failed' && !answer && <Alert tone="error">{t('my-data.failed')}</Alert>}
        {!isWrong && <AccountProblem answer={answer} />}
        <Card title={t('my-data.download-title')}>
          <p>{t('my-data.download-text')}</p>
          <form method="post" action={url('my-data/download')} className="mt-4">
            <Button type="submit" variant="secondary" icon="download">
              {t('my-data.download')}
            </Button>
          </form>
        </Card>
        <Card title={t('my-data.erase-title')}>
          <p>{t(isMember ? 'my-data.erase-text-member' : 'my-data.erase-text')}</p>
          <ul className="mt-2 list-disc ps-5">
            {(['erase-kept', 'erase-ahead', 'erase-final'] as const).map((line) => (
              <li key={line}>{t(`my-data.${line}`)}</li>
            ))}
          </ul>
          <Form method="post" noValidate className="mt-4 grid gap-4">
            <input type="hidden" name="key" value={form.key} />
            <TextField
              name="confirm"
              type="email"
              label={t('my-data.confirm')}
              hint={t('my-data.confirm-hint', { email })}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={answer?.values?.confirm}
              error={isWrong ? t('my-data.confirm-wrong') : null}
              required
            />
            <SubmitButton variant="danger">{t('my-data.erase')}</SubmitButton>
          </Form>
        </Card>
      </div>
    </Page>
  )
}
