import { jobIdShape } from '../../../contract/career/job-id.ts'
import { applicationParams, listApplications } from '../../../contract/desk/applications.ts'
import { tFor, useT, useUrl } from '../../locale/language.ts'
import { notFound } from '../../problem/page-errors.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { deskApi } from '../desk-api.ts'
import { DeskPages, pageIn } from '../desk-pages.tsx'
import type { Route } from './+types/applications.ts'
import { ApplicationRows } from './application-rows.tsx'

/** Loads all applications, those for the job in the query, or the one that the address names. */
export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const { id } = params
  if (id !== undefined && !applicationParams.safeParse({ applicationId: id }).success) {
    throw notFound()
  }
  const job = url.searchParams.get('job') ?? ''
  const page = pageIn(url.searchParams.get('page'))
  const found = await deskApi(context, request).get(listApplications, {
    query: { page, ...(id && { id }), ...(jobIdShape.test(job) && { job_detail_id: job }) },
  })
  return { title: tFor(context)('desk-application.title'), id, job, page, ...found }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders applications for jobs, each with its CV to download. */
export default function Applications({ loaderData }: Route.ComponentProps) {
  const { title, id, job, page, applications, total } = loaderData
  const t = useT()
  const url = useUrl()
  const of = job === '' ? undefined : applications[0]?.jobTitle
  const at = (number: number) => url('desk/applications', { job: job || null, page: number })
  return (
    <>
      <PageHeading title={title} lead={t('desk-application.lead')} />
      {(id !== undefined || job !== '') && (
        <p className="mb-4 flex flex-wrap items-center gap-x-4 wrap-anywhere">
          {of && t('desk-application.of-job', { title: of })}
          <TextLink to={url('desk/applications')} className="inline-flex min-h-10 items-center">
            {t('desk-application.all')}
          </TextLink>
        </p>
      )}
      {applications.length === 0 && (
        <EmptyState icon="mail" title={t('desk-application.none')}>
          {t('desk-application.none-text')}
        </EmptyState>
      )}
      {applications.length > 0 && (
        <>
          <h2 className="mb-2 text-lg font-semibold tracking-tight">
            {t('desk-application.count', { count: total })}
          </h2>
          <ApplicationRows applications={applications} />
        </>
      )}
      <DeskPages page={page} total={total} at={at} />
    </>
  )
}
