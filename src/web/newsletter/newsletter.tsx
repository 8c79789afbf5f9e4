import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { errorText, tFor, useT, useUrl } from '../locale/language.ts'
import type { Translate } from '../locale/word-store.ts'
import { AnsweredField } from '../ui/form/answered-fields.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Alert } from '../ui/page/alert.tsx'
import { Card } from '../ui/page/card.tsx'
import { Page } from '../ui/page/page.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { pageMeta } from '../ui/page/page-meta.ts'
import { TextLink } from '../ui/text-link.tsx'
import type { Route } from './+types/newsletter.ts'
import { answerSubscribe, type SubscribeAnswer } from './answer-subscribe.ts'

export const handle = { canonical: 'own' }

export function loader({ context }: Route.LoaderArgs) {
  const t = tFor(context)
  return { title: t('common.newsletter-title'), description: t('common.newsletter-lead') }
}

export const action = answerSubscribe

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : [])

/** Renders the form for the newsletter, to which the footer's form leads too, and what came of it. */
export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const url = useUrl()
  const { title, description } = loaderData
  if (actionData?.isAsked) {
    const { email } = actionData
    return (
      <Page width="text">
        <PageHeading
          title={t('newsletter.asked-title')}
          lead={t('newsletter.asked-lead', { email })}
        />
        <p className="mb-6 text-ink-soft">{t('newsletter.asked-hint')}</p>
        <LinkButton to={url('')}>{t('newsletter.to-home')}</LinkButton>
      </Page>
    )
  }
  return (
    <Page width="text">
      <PageHeading title={title} lead={description} />
      <SubscribeForm answer={actionData} />
    </Page>
  )
}

function SubscribeForm({ answer }: { answer: SubscribeAnswer | undefined }) {
  const t = useT()
  const url = useUrl()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer])
  return (
    <Card>
      {answer?.code && (
        <Alert tone="error" code={answer.code} title={t('newsletter.not-done')} className="mb-4">
          {errorText(t, answer.code)}
        </Alert>
      )}
      <Form ref={form} method="post" noValidate className="grid gap-4">
        <AnsweredField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          label={t('common.newsletter-email')}
          defaultValue={answer?.email}
          error={problemText(t, answer)}
        />
        <SubmitButton size="lg" block>
          {t('common.newsletter-subscribe')}
        </SubmitButton>
        <p className="text-xs text-ink-soft">
          {t('newsletter.use')}{' '}
          <TextLink to={url('privacy')}>{t('common.newsletter-privacy')}</TextLink>
        </p>
      </Form>
    </Card>
  )
}

function problemText(t: Translate, answer: SubscribeAnswer | undefined): string | null {
  if (!answer?.problem) return null
  const { problem, suggestion } = answer
  const text = t(`newsletter.email-${problem}`)
  return suggestion ? `${text} ${t('newsletter.email-meant', { email: suggestion })}` : text
}
