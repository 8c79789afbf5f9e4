import type { CampaignAnswer } from '../../../contract/content/campaign.ts'
import { NotShown } from '../../content/not-shown.tsx'
import { useT } from '../../locale/language.ts'
import { DateTime } from '../../ui/time/date-time.tsx'

type HiddenCampaign = Exclude<CampaignAnswer, { standing: 'shown' }>

/** Renders why a campaign isn't shown, and where to go instead. */
export function CampaignNotice({ slug, seen }: { slug: string; seen: HiddenCampaign }) {
  const t = useT()
  const { standing } = seen
  return (
    <NotShown
      path={`campaign/${slug}`}
      languages={standing === 'other_language' ? seen.languages : []}
      icon={standing === 'not_started' ? 'clock' : 'info'}
      title={t(`promo.${standing}-title`)}
      toHome={t('promo.to-search')}
    >
      {t(`promo.${standing}-text`)}
      {standing === 'not_started' && (
        <p className="mt-2 font-semibold">
          <DateTime value={seen.startsAt} look="date-time-zone" />
        </p>
      )}
    </NotShown>
  )
}
