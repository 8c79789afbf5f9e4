import { errorText, useT } from '../../locale/language.ts'
import { Alert } from '../../ui/page/alert.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { stayFieldCodes } from '../search/stay-request.ts'
import { LazySearchForm } from './edit-stay.tsx'
import type { RefusedStayPage } from './load/results-data.ts'

/** Renders a rejected search: the input, and what to fix at each field. For crawlers nothing is rejected or searched. */
export function RefusedStay({ page }: { page: RefusedStayPage }) {
  const t = useT()
  const [first] = Object.values(page.errors)
  const isOwn = stayFieldCodes.some((each) => each === first)
  const code = page.problem ?? (isOwn ? 'VALIDATION' : first)
  return (
    <Page>
      <PageHeading title={t('hotel-results.title-invalid')} />
      <div className="grid gap-6">
        {code && (
          <Alert tone="error" code={code} title={t('hotel-results.invalid-title')}>
            {page.problem ? errorText(t, page.problem) : t('hotel-results.invalid-text')}
          </Alert>
        )}
        <LazySearchForm stay={page.stay} place={page.place} errors={page.errors} />
      </div>
    </Page>
  )
}
