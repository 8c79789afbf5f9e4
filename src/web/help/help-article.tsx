import { redirect } from 'react-router'
import { getFaq, voteOnFaq } from '../../contract/faq/faq.ts'
import { firstText } from '../../contract/text/block-texts.ts'
import NeedHelp from '../content/need-help.tsx'
import { TextBlocks } from '../content/text-blocks.tsx'
import { tFor, urlFor, useT, useUrl } from '../locale/language.ts'
import { notFound, pageProblem } from '../problem/page-errors.ts'
import { platformContext, visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { readForm } from '../session/front-api/read-form.ts'
import { Icon } from '../ui/icon.tsx'
import { breadcrumbList } from '../ui/page/breadcrumb-list.ts'
import { Card } from '../ui/page/card.tsx'
import { Page } from '../ui/page/page.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { pageMeta } from '../ui/page/page-meta.ts'
import { TextLink } from '../ui/text-link.tsx'
import type { Route } from './+types/help-article.ts'
import { QuestionList } from './question-list.tsx'
import { WasHelpful } from './was-helpful.tsx'

export const handle = {
  canonical: ({ article }: Route.ComponentProps['loaderData']) => article.language,
}

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { locale, country } = context.get(visitorContext)
  const answer = await frontApi(context, request).call(getFaq, {
    query: { lang: locale.code, country },
  })
  if (!answer.ok) throw pageProblem(answer.problem)
  const { articles } = answer.result
  const article = articles.find(({ id }) => id === params.article)
  if (!article) throw notFound()
  const related = article.related.flatMap((id) => articles.filter((each) => each.id === id))
  const { origin } = context.get(platformContext).publicConfig
  const at = urlFor(context)
  return {
    article,
    breadcrumbs: breadcrumbList(origin, [
      { name: tFor(context)('help.title'), path: at('help') },
      { name: article.question, path: at(`help/${article.id}`) },
    ]),
    related: related.map(({ id, question, language }) => ({ id, question, language })),
    voted: url.searchParams.get('told') === 'voted',
  }
}

/** Keeps whether the article helped. A vote that can't be kept isn't worth an error. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const isHelpful = (await readForm(request)).get('helpful') === 'yes'
  const answer = await frontApi(context, request).call(voteOnFaq, {
    params: { articleId: params.article },
    body: { isHelpful },
  })
  if (!answer.ok && answer.problem.error === 'NOT_FOUND') throw notFound()
  return redirect(urlFor(context)(`help/${params.article}`, { told: 'voted' }), 303)
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const description = firstText(loaderData.article.answer)
  return [
    ...pageMeta({ title: loaderData.article.question, description }),
    { 'script:ld+json': loaderData.breadcrumbs },
  ]
}

/** Renders an article of the help centre, with those that go with it (S2.31). */
export default function HelpArticle({ loaderData }: Route.ComponentProps) {
  const { article, related, voted } = loaderData
  const t = useT()
  const url = useUrl()
  return (
    <Page width="text">
      <TextLink
        to={url('help')}
        className="mb-4 inline-flex min-h-10 items-center gap-1 no-underline"
      >
        <Icon name="arrow-left" size={16} />
        {t('help.all')}
      </TextLink>
      <div lang={article.language}>
        <PageHeading title={article.question} />
        <TextBlocks blocks={article.answer} />
      </div>
      <WasHelpful voted={voted} />
      {related.length > 0 && (
        <Card title={t('help.related')} className="mb-6">
          <QuestionList questions={related} />
        </Card>
      )}
      <NeedHelp />
    </Page>
  )
}
