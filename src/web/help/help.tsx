import { getFaq } from '../../contract/faq/faq.ts'
import { faqTopics } from '../../contract/faq/faq-terms.ts'
import { CompanyDetails } from '../content/company-details.tsx'
import { HomeLink } from '../content/home-link.tsx'
import { tFor, useT, useUrl } from '../locale/language.ts'
import { pageProblem } from '../problem/page-errors.ts'
import { visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Card } from '../ui/page/card.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Page } from '../ui/page/page.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { pageMeta } from '../ui/page/page-meta.ts'
import { TextLink } from '../ui/text-link.tsx'
import type { Route } from './+types/help.ts'
import { HelpSearch } from './help-search.tsx'
import { QuestionList } from './question-list.tsx'

/** Contains no personal data, so a browser may keep a copy (`src/web/entry.server.tsx`). */
export const handle = { mayBeKept: true }

/** Only questions are sent to the list: answers are on pages of their own. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const t = tFor(context)
  const q = url.searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const topic = faqTopics.find((each) => each === url.searchParams.get('topic')) ?? null
  const { locale, country } = context.get(visitorContext)
  const answer = await frontApi(context, request).call(getFaq, {
    query: { lang: locale.code, country, q, ...(topic && { topic }) },
  })
  if (!answer.ok) throw pageProblem(answer.problem)
  const { articles } = answer.result
  return {
    title: t('help.title'),
    description: t('help.lead'),
    q,
    topic,
    questions: articles.map(({ id, topic: of, question, language }) => ({
      id,
      topic: of,
      question,
      language,
    })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : [])

/** Renders the help centre (S2.31): questions by topic, or those that match a search. */
export default function Help({ loaderData }: Route.ComponentProps) {
  const { title, description, q, topic, questions } = loaderData
  const t = useT()
  const url = useUrl()
  const topics = faqTopics.filter((each) => questions.some((question) => question.topic === each))
  return (
    <Page width="text">
      <HomeLink />
      <PageHeading title={title} lead={description} />
      <HelpSearch q={q} topic={topic} />
      {(q || topic) && (
        <p className="mt-4 flex flex-wrap items-center justify-between gap-2">
          <span role="status">{t('help.count', { count: questions.length })}</span>
          <TextLink to={url('help')} className="inline-flex min-h-10 items-center">
            {t('help.all')}
          </TextLink>
        </p>
      )}
      {questions.length === 0 && (
        <div className="mt-4">
          <EmptyState
            icon="search"
            title={t('help.none')}
            actions={<LinkButton to={url('contact')}>{t('common.contact')}</LinkButton>}
          >
            {t('help.none-text')}
          </EmptyState>
        </div>
      )}
      {q && questions.length > 0 ? (
        <Card className="mt-4" title={t('help.found')}>
          <QuestionList questions={questions} />
        </Card>
      ) : (
        topics.map((each) => (
          <Card key={each} className="mt-4" title={t(`help.topic-${each}`)}>
            <QuestionList questions={questions.filter((question) => question.topic === each)} />
          </Card>
        ))
      )}
      <Card className="mt-4 mb-6" title={t('help.notice')}>
        <TextLink to={url('covid19')} className="inline-flex min-h-10 items-center">
          {t('content.covid-title')}
        </TextLink>
      </Card>
      <CompanyDetails />
    </Page>
  )
}
