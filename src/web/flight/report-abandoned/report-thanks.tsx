import { useT } from '../../locale/language.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** What was done last: a reason told, or the reminders just ended. */
export type Told = 'answered' | 'stopped'

interface ReportThanksProps {
  told: Told
  /** The same flights, asked for afresh. */
  again: string
  /** The form, for another answer. */
  here: string
}

/** That there will be no more reminders, and the ways on from here. */
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
