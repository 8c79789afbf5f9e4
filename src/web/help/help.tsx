import { getFaq } from '../../contract/faq/faq.ts'
import { type FaqTopic, faqTopics } from '../../contract/faq/faq-terms.ts'
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
import { type Question, QuestionList } from './question-list.tsx'
import { TopicCards } from './topic-cards.tsx'

/** Contains no personal data, so a browser may keep a copy (`src/web/entry.server.tsx`). */
export const handle = { mayBeKept: true, canonical: 'own' }

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
  const { articles, popular } = answer.result
  const questions = articles.map(({ id, topic: of, question, language }) => ({
    id,
    topic: of,
    question,
    language,
  }))
  const shared = { title: t('help.title'), description: t('help.lead'), q, topic }
  if (q || topic) return { ...shared, found: questions, home: undefined }
  return {
    ...shared,
    found: undefined,
    home: {
      popular: popular.flatMap((id) => questions.find((each) => each.id === id) ?? []),
      topics: faqTopics.flatMap((of) => {
        const own = questions.filter((each) => each.topic === of)
        return own.length > 0 ? { topic: of, count: own.length, first: own.slice(0, 3) } : []
      }),
    },
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : [])

/** Renders the help centre (S2.31): what is asked most and the topics, or the questions of a topic or a search. */
export default function Help({ loaderData }: Route.ComponentProps) {
  const { title, description, q, topic, found, home } = loaderData
  const t = useT()
  const url = useUrl()
  return (
    <Page width="text">
      <HomeLink />
      <PageHeading title={title} lead={description} />
      <HelpSearch q={q} topic={topic} />
      {found && <FoundQuestions topic={topic} found={found} hasSearched={q !== ''} />}
      {home && (
        <>
          {home.popular.length > 0 && (
            <Card className="mt-4" title={t('help.popular')}>
              <QuestionList questions={home.popular} />
            </Card>
          )}
          <TopicCards topics={home.topics} />
        </>
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

interface FoundQuestionsProps {
  topic: FaqTopic | null
  found: readonly Question[]
  hasSearched: boolean
}

/** Renders how many questions match, and which. */
function FoundQuestions({ topic, found, hasSearched }: FoundQuestionsProps) {
  const t = useT()
  const url = useUrl()
  const heading = topic && !hasSearched ? t(`help.topic-${topic}`) : t('help.found')
  return (
    <>
      <p className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <span role="status">{t('help.count', { count: found.length })}</span>
        <TextLink to={url('help')} className="inline-flex min-h-10 items-center">
          {t('help.all')}
        </TextLink>
      </p>
      <div className="mt-4">
        {found.length > 0 ? (
          <Card title={heading}>
            <QuestionList questions={found} />
          </Card>
        ) : (
          <EmptyState
            icon="search"
            title={t('help.none')}
            actions={<LinkButton to={url('contact')}>{t('common.contact')}</LinkButton>}
          >
            {t('help.none-text')}
          </EmptyState>
        )}
      </div>
    </>
  )
}
