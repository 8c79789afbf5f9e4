import { useT, useUrl } from '../locale/language.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Page } from '../ui/page/page.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'

/** Renders that a job takes no more applications, and where there are others. */
export function JobClosed({ title }: { title: string }) {
  const t = useT()
  const url = useUrl()
  return (
    <Page width="text">
      <PageHeading title={t('career.closed-title')} lead={t('career.closed-text', { title })} />
      <LinkButton to={url('careers/jobs')}>{t('career.all-jobs')}</LinkButton>
    </Page>
  )
}
