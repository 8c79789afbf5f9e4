import { data, redirect } from 'react-router'
import { getCareer } from '../../contract/career/career.ts'
import { jobAddress, readJobIds } from '../../contract/career/job-id.ts'
import { firstText } from '../../contract/text/block-texts.ts'
import { tFor, urlFor, useT, useUrl } from '../locale/language.ts'
import { pageProblem } from '../problem/page-errors.ts'
import { platformContext, visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { Icon } from '../ui/icon.tsx'
import { Alert } from '../ui/page/alert.tsx'
import { breadcrumbList } from '../ui/page/breadcrumb-list.ts'
import { Page } from '../ui/page/page.tsx'
import { pageMeta } from '../ui/page/page-meta.ts'
import { TextLink } from '../ui/text-link.tsx'
import type { Route } from './+types/job-details.ts'
import { answerApplication } from './answer-application.ts'
import { ApplicationForm } from './application-form.tsx'
import { JobClosed } from './job-closed.tsx'
import { jobPosting } from './job-posting.ts'
import { JobText } from './job-text.tsx'

/**
 * Redirects to the list for ids of no job (S2.77), and to the job's own address if its title in there is another one. A closed job answers 410 and says so: people still come by old links, and
 * search engines forget it.
 */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const list = () => redirect(urlFor(context)('careers/jobs'))
  const ids = readJobIds(params.id)
  if (!ids) throw list()
  const { locale, country } = context.get(visitorContext)
  const answer = await frontApi(context, request).call(getCareer, {
    query: {
      filter: 'details',
      lang: locale.code,
      country,
      job_id: ids.jobId,
      job_detail_id: ids.jobDetailId,
    },
  })
  if (!answer.ok) throw pageProblem(answer.problem)
  const [job] = answer.result.details
  if (!job) throw list()
  const own = jobAddress({ ...ids, title: job.title })
  if (`${params.job}/${params.id}` !== own) {
    throw redirect(
      urlFor(context)(`careers/job-details/${own}`, Object.fromEntries(url.searchParams)),
      301,
    )
  }
  const { origin } = context.get(platformContext).publicConfig
  const posting = job.isOpen ? jobPosting(job, { origin, path: url.pathname }) : null
  const at = urlFor(context)
  const breadcrumbs = breadcrumbList(origin, [
    { name: tFor(context)('career.jobs-title'), path: at('careers/jobs') },
    { name: job.title, path: at(`careers/job-details/${own}`) },
  ])
  const told = url.searchParams.get('told')
  const withoutCv = told === 'sent-without-cv'
  const sent = told === 'sent' || withoutCv
  const closedTitle = tFor(context)('career.closed-title')
  return data(
    { job, posting, breadcrumbs, sent, withoutCv, closedTitle },
    { status: job.isOpen ? 200 : 410 },
  )
}

export const handle = {
  canonical: ({ job }: Route.ComponentProps['loaderData']) =>
    job.isOpen ? job.language : undefined,
}

export const action = answerApplication

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { job, posting, breadcrumbs, closedTitle } = loaderData
  if (!posting) return pageMeta({ title: closedTitle, noindex: true })
  return [
    ...pageMeta({ title: `${job.title}, ${job.placeName}`, description: firstText(job.blocks) }),
    { 'script:ld+json': posting },
    { 'script:ld+json': breadcrumbs },
  ]
}

/** Renders a job and the form to apply for it (S2.56). */
export default function JobDetails({ loaderData, actionData }: Route.ComponentProps) {
  const { job, sent, withoutCv } = loaderData
  const t = useT()
  const url = useUrl()
  if (!job.isOpen) return <JobClosed title={job.title} />
  return (
    <Page width="text">
      <TextLink
        to={url('careers/jobs')}
        className="mb-4 inline-flex min-h-10 items-center gap-1 no-underline"
      >
        <Icon name="arrow-left" size={16} />
        {t('career.all-jobs')}
      </TextLink>
      {sent && !actionData && (
        <Alert tone="success" title={t('career.sent-title')} className="mb-6">
          {t('career.sent-text', { title: job.title })}
        </Alert>
      )}
      {withoutCv && !actionData && (
        <Alert tone="warning" title={t('career.cv-later')} className="mb-6">
          {t('career.cv-later-text')}
        </Alert>
      )}
      <JobText job={job} />
      {(!sent || actionData) && <ApplicationForm refused={actionData} />}
    </Page>
  )
}
