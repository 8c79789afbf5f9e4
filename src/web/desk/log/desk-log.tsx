import { data } from 'react-router'
import { readDeskLog } from '../../../contract/desk/desk-log.ts'
import { languageContext, tFor, useT, useUrl } from '../../locale/language.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { deskApi } from '../desk-api.ts'
import type { Route } from './+types/desk-log.ts'
import { LogEntries } from './log-entries.tsx'
import { LogFilter } from './log-filter.tsx'
import { filledIn, readLogQuery } from './log-query.ts'
import { withRecordTitle } from './logged-record.ts'

/** With days that make no period, only the form is shown, with what was typed. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const t = tFor(context)
  const { tag } = context.get(languageContext).locale
  const title = t('desk.part-log')
  const { asked, after, errors } = readLogQuery(url.searchParams)
  const isWrong = Object.keys(errors).length > 0
  // The form needs the people in the log even then.
  const query = isWrong ? {} : { ...filledIn(asked), ...(after && { after }) }
  const { entries, ...rest } = await deskApi(context, request).get(readDeskLog, { query })
  const named = entries.map((each) => withRecordTitle(each, { t, tag }))
  return data(
    { title, asked, after, errors, entries: isWrong ? undefined : named, ...rest },
    { status: isWrong ? 400 : 200 },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders what staff did, newest first. */
export default function DeskLog({ loaderData }: Route.ComponentProps) {
  const { title, asked, after, errors, entries, next, acts, people } = loaderData
  const t = useT()
  const url = useUrl()
  return (
    <>
      <PageHeading title={title} lead={t('desk-log.lead')} />
      <LogFilter asked={asked} errors={errors} acts={acts} people={people} />
      {entries && (
        <p role="status" className="mb-2 text-ink-soft">
          {t('desk-log.count', { count: entries.length })}
        </p>
      )}
      {entries?.length === 0 && (
        <EmptyState icon="search" title={t('desk-log.none')}>
          {t('desk-log.none-text')}
        </EmptyState>
      )}
      {entries && entries.length > 0 && <LogEntries entries={entries} />}
      {entries && (after || next) && (
        <nav aria-label={t('desk-log.pages')} className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          {after && (
            <TextLink to={url('desk/log', filledIn(asked))}>{t('desk-log.newest')}</TextLink>
          )}
          {next && (
            <TextLink to={url('desk/log', { ...filledIn(asked), after: next })}>
              {t('desk-log.older')}
            </TextLink>
          )}
        </nav>
      )}
    </>
  )
}
