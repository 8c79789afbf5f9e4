import { redirect } from 'react-router'
import { tFor, urlFor, useT, useUrl } from '../locale/language.ts'
import { visitorContext } from '../session/contexts.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Page } from '../ui/page/page.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { pageMeta } from '../ui/page/page-meta.ts'
import { TextLink } from '../ui/text-link.tsx'
import type { Route } from './+types/feedback-form.ts'
import { answerFeedback } from './answer-feedback.ts'
import { FeedbackFields } from './feedback-fields.tsx'

/** Only our own app has this page: elsewhere people write to support (S2.74, S6.5). */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    const { device } = context.get(visitorContext)
    if (!device.webview) throw redirect(urlFor(context)('error'))
  },
]

export function loader({ context, url }: Route.LoaderArgs) {
  const sent = url.searchParams.get('told') === 'sent'
  return { title: tFor(context)(sent ? 'feedback.sent-title' : 'feedback.title'), sent }
}

export const action = answerFeedback

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders the app's feedback form (S2.24), or its thanks. */
export default function FeedbackForm({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const url = useUrl()
  const { title, sent } = loaderData
  if (sent && !actionData) {
    return (
      <Page width="text">
        <PageHeading title={title} lead={t('feedback.sent-text')} />
        <div className="grid justify-items-start gap-4">
          <LinkButton to={url('')}>{t('feedback.to-home')}</LinkButton>
          <TextLink to={url('feedback-form')}>{t('feedback.send-more')}</TextLink>
        </div>
      </Page>
    )
  }
  return (
    <Page width="text">
      <PageHeading title={title} lead={t('feedback.lead')} />
      <FeedbackFields refused={actionData} />
      <p className="mt-6">
        <TextLink to={url('contact')}>{t('feedback.need-help')}</TextLink>
      </p>
    </Page>
  )
}
