import { useSearchParams } from 'react-router'
import { errorText } from '../locale/error-text.ts'
import { useT } from '../locale/use-t.ts'
import { Alert } from '../ui/alert.tsx'
import { Page } from '../ui/page.tsx'

/** What went wrong where the visitor was sent home from (S2.75, S8.6). */
export function HomeNotice() {
  const t = useT()
  const [params] = useSearchParams()
  if (params.get('error') !== 'NEWSLETTER_ERROR') return null
  return (
    <Page>
      <Alert tone="error" code="NEWSLETTER_ERROR">
        {errorText(t, 'NEWSLETTER_ERROR')}
      </Alert>
    </Page>
  )
}
