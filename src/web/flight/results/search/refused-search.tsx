import { errorText, useT } from '../../../locale/language.ts'
import { Alert } from '../../../ui/page/alert.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import type { RefusedPage } from '../load/results-data.ts'
import { LazySearchForm } from './edit-search.tsx'

/** Renders a rejected search: the input, and what to fix at each field. For crawlers nothing is rejected or searched. */
export function RefusedSearch({ page }: { page: RefusedPage }) {
  const t = useT()
  const [first] = Object.values(page.errors)
  const code = page.problem ?? (first?.startsWith('MISSING') ? 'VALIDATION' : first)
  return (
    <Page>
      <PageHeading title={t('flight-results.title-invalid')} />
      <div className="grid gap-6">
        {code && (
          <Alert tone="error" code={code} title={t('flight-results.invalid-title')}>
            {page.problem ? errorText(t, page.problem) : t('flight-results.invalid-text')}
          </Alert>
        )}
        <LazySearchForm search={page.search} errors={page.errors} places={page.places} />
      </div>
    </Page>
  )
}
