import type { CampaignAnswer } from '../../../contract/content/campaign.ts'
import { localeByCode } from '../../../contract/locales.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { pageUrl } from '../../locale/url.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { Page } from '../../ui/page/page.tsx'
import { DateTime } from '../../ui/time/date-time.tsx'

export type NotShown = Exclude<CampaignAnswer, { standing: 'shown' }>

/** Renders why a campaign isn't shown, and where to go instead. */
export function CampaignNotice({ slug, seen }: { slug: string; seen: NotShown }) {
  const t = useT()
  const url = useUrl()
  const { standing } = seen
  const languages = standing === 'other_language' ? seen.languages : []
  return (
    <Page width="text">
      <EmptyState
        isWholePage
        icon={standing === 'not_started' ? 'clock' : 'info'}
        title={t(`promo.${standing}-title`)}
        actions={
          <>
            {languages.map((code) => (
              <LinkButton
                key={code}
                reloadDocument
                lang={code}
                to={pageUrl(code, `campaign/${slug}`)}
                variant="secondary"
              >
                {localeByCode(code)?.name ?? code}
              </LinkButton>
            ))}
            <LinkButton to={url('')}>{t('promo.to-search')}</LinkButton>
          </>
        }
      >
        {t(`promo.${standing}-text`)}
        {standing === 'not_started' && (
          <p className="mt-2 font-semibold">
            <DateTime value={seen.startsAt} look="date-time-zone" />
          </p>
        )}
      </EmptyState>
    </Page>
  )
}
