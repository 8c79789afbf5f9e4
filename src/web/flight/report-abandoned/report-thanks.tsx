import { useT } from '../../locale/language.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** What was done last: a reason was given, or the reminders were ended. */
export type Told = 'answered' | 'stopped'

interface ReportThanksProps {
  told: Told
  /** The same search again. */
  again: string
  /** The form's address, for a different answer. */
  here: string
}

/** Renders that there will be no more reminders, and where to go next. */
export function ReportThanks({ told, again, here }: ReportThanksProps) {
  const t = useT()
  return (
    <Page width="text">
      <PageHeading
        title={t(`report-abandoned.${told}-title`)}
        lead={t(`report-abandoned.${told}-text`)}
      />
      <div className="grid justify-items-start gap-4">
        <p>{t('report-abandoned.continue-hint')}</p>
        <LinkButton to={again} icon="search">
          {t('report-abandoned.search-again')}
        </LinkButton>
        <TextLink to={here}>{t(`report-abandoned.${told}-change`)}</TextLink>
      </div>
    </Page>
  )
}
