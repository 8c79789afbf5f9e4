import { getCareer } from '../../contract/career/career.ts'
import { jobKinds, jobTeams } from '../../contract/career/career-terms.ts'
import { HomeLink } from '../content/home-link.tsx'
import { tFor, useT, useUrl } from '../locale/language.ts'
import { pageProblem } from '../problem/page-errors.ts'
import { visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Page } from '../ui/page/page.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { pageMeta } from '../ui/page/page-meta.ts'
import type { Route } from './+types/jobs.ts'
import { JobFilter } from './job-filter.tsx'
import { JobRow } from './job-row.tsx'

export const handle = { canonical: 'own' }

/** Filters that mean nothing, as in a link that somebody typed, are left out. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const t = tFor(context)
  const asked = (name: string) => url.searchParams.get(name)?.trim().slice(0, 60) ?? ''
  const filter = {
    q: asked('q'),
    team: jobTeams.find((team) => team === asked('team')),
    kind: jobKinds.find((kind) => kind === asked('kind')),
    place: asked('place'),
  }
  const { locale, country } = context.get(visitorContext)
  const answer = await frontApi(context, request).call(getCareer, {
    query: { ...filter, filter: 'jobs', lang: locale.code, country },
  })
  if (!answer.ok) throw pageProblem(answer.problem)
  const { jobs, choices } = answer.result
  return {
    title: t('career.jobs-title'),
    description: t('career.jobs-lead'),
    filter,
    jobs,
    choices,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : [])

/** Renders the open jobs, with a form that filters them (S2.55). */
export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { title, description, filter, jobs, choices } = loaderData
  const t = useT()
  const url = useUrl()
  const isFiltered = Object.values(filter).some(Boolean)
  const clear = <LinkButton to={url('careers/jobs')}>{t('career.clear')}</LinkButton>
  return (
    <Page width="form">
      <HomeLink />
      <PageHeading title={title} lead={description} />
      <JobFilter filter={filter} choices={choices} />
      {jobs.length > 0 ? (
        <>
          <div role="status">
            <h2 className="mt-8 mb-3 font-semibold">{t('career.count', { count: jobs.length })}</h2>
          </div>
          <ul className="grid gap-3">
            {jobs.map((job) => (
              <JobRow key={job.job_detail_id} job={job} />
            ))}
          </ul>
        </>
      ) : (
        <div className="mt-8">
          <EmptyState
            icon="search"
            title={t(isFiltered ? 'career.none-match' : 'career.none-open')}
            actions={isFiltered && clear}
          >
            {t(isFiltered ? 'career.none-match-text' : 'career.none-open-text')}
          </EmptyState>
        </div>
      )}
    </Page>
  )
}
