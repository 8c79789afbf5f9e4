import { useSearchParams } from 'react-router'
import { errorText, useT } from '../locale/language.ts'
import { Alert } from '../ui/page/alert.tsx'
import { Page } from '../ui/page/page.tsx'

/** Returns whether the visitor was redirected home because of an error elsewhere (S2.75, S8.6). */
export const useHasHomeNotice = (): boolean =>
  useSearchParams()[0].get('error') === 'NEWSLETTER_ERROR'

/** Renders the error of the page that redirected the visitor home. */
export function HomeNotice() {
  const t = useT()
  if (!useHasHomeNotice()) return null
  return (
    <Page>
      <Alert tone="error" code="NEWSLETTER_ERROR">
        {errorText(t, 'NEWSLETTER_ERROR')}
      </Alert>
    </Page>
  )
}
