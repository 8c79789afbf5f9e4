import { Form } from 'react-router'
import { listFeedback } from '../../../contract/desk/feedback.ts'
import { feedbackTopics } from '../../../contract/feedback/feedback-terms.ts'
import { tFor, useT, useUrl } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { Select } from '../../ui/form/select.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { LocalTime } from '../../ui/time/local-time.tsx'
import { deskApi } from '../desk-api.ts'
import { DeskPages, pageIn } from '../desk-pages.tsx'
import type { Route } from './+types/feedback.ts'

/** Loads what people said about the app, all of it or on the topic in the query. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const topic = feedbackTopics.find((each) => each === url.searchParams.get('topic'))
  const page = pageIn(url.searchParams.get('page'))
  const found = await deskApi(context, request).get(listFeedback, {
    query: { page, ...(topic && { topic }) },
  })
  return { title: tFor(context)('desk.part-feedback'), topic, page, ...found }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders what people say about the app (S2.24). What they typed is text. */
export default function Feedback({ loaderData }: Route.ComponentProps) {
  const { title, topic, page, feedback, total, average } = loaderData
  const t = useT()
  const url = useUrl()
  const format = useFormat()
  const at = (number: number) => url('desk/feedback', { topic: topic ?? null, page: number })
  return (
    <>
      <PageHeading title={title} lead={t('desk-feedback.lead')} />
      <Form role="search" className="mb-6 flex flex-wrap items-end gap-3">
        <Select
          name="topic"
          label={t('desk-feedback.topic')}
          placeholder={t('desk-feedback.topic-all')}
          options={feedbackTopics.map((value) => ({
            value,
            label: t(`feedback.topic-${value}`),
          }))}
          defaultValue={topic}
          className="basis-56"
        />
        <SubmitButton variant="secondary" className="min-h-12">
          {t('desk-feedback.show')}
        </SubmitButton>
      </Form>
      {feedback.length === 0 ? (
        <EmptyState icon="mail" title={t('desk-feedback.none')}>
          {t('desk-feedback.none-text')}
        </EmptyState>
      ) : (
        <>
          <h2 className="mb-2 text-lg font-semibold tracking-tight">
            {t('desk-feedback.count', { count: total, score: format.number(average ?? 0) })}
          </h2>
          <ul className="divide-y divide-line rounded border border-line bg-surface">
            {feedback.map(({ id, score, topic: of, comment, at: when, appVersion, country }) => (
              <li key={id} className="grid gap-1 px-4 py-4 wrap-anywhere">
                <h3 className="font-semibold">
                  {t('desk-feedback.score', { score })} · {t(`feedback.topic-${of}`)}
                </h3>
                {comment && <p className="max-w-prose whitespace-pre-line">{comment}</p>}
                <p className="text-xs text-ink-soft">
                  <LocalTime value={when} />
                  {` · ${[country, appVersion].filter(Boolean).join(' · ')}`}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <DeskPages page={page} total={total} at={at} />
    </>
  )
}
