import type { CampaignAnswer } from '../../../contract/content/campaign.ts'
import { PageBlocks } from '../../content/page-blocks.tsx'
import { linkTo } from '../../content/rich-text.tsx'
import { useLocale } from '../../locale/language.ts'
import { cx } from '../../ui/cx.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SkylinePicture } from '../../ui/scene/pictures.tsx'
import { CampaignNotice } from './campaign-notice.tsx'
import { CampaignDeals, CampaignSearch } from './campaign-products.tsx'
import type { CampaignParts } from './load-campaign.ts'

interface CampaignViewProps {
  slug: string
  seen: CampaignAnswer
  /** What its blocks name, if it's shown. */
  parts: CampaignParts | undefined
}

/** Renders a campaign as a visitor sees it: its hero, then what it's made of; or why they don't see it. */
export function CampaignView({ slug, seen, parts }: CampaignViewProps) {
  const { code } = useLocale()
  if (seen.standing !== 'shown' || !parts) {
    return seen.standing === 'shown' ? null : <CampaignNotice slug={slug} seen={seen} />
  }
  const { hero, blocks } = seen.body
  return (
    <div lang={seen.language}>
      <div className="relative overflow-hidden bg-scene-sky">
        {hero.picture.kind === 'city' ? (
          <SkylinePicture
            place={hero.picture.place}
            className="absolute inset-x-0 bottom-0 h-36 w-full sm:h-44 xl:h-full xl:max-h-80"
          />
        ) : (
          <Picture
            as="page"
            src={hero.picture.src}
            alt={hero.picture.alt}
            width={hero.picture.width}
            height={hero.picture.height}
            fetchPriority="high"
            className="h-56 w-full object-cover md:h-80"
          />
        )}
        <div
          className={cx(
            'relative mx-auto max-w-6xl px-4 pt-8 md:px-6',
            hero.picture.kind === 'city' ? 'pb-32 sm:pb-40 md:pt-14 xl:pb-44' : 'pb-8',
          )}
        >
          <h1 className="max-w-xl text-xl font-bold tracking-tight md:text-2xl">{hero.title}</h1>
          <p className="mt-2 max-w-md text-md">{hero.lead}</p>
          {hero.button && (
            <LinkButton {...linkTo(hero.button.href, code)} size="lg" className="mt-4">
              {hero.button.text}
            </LinkButton>
          )}
        </div>
      </div>
      <div className="mx-auto max-w-6xl px-4 py-8 md:px-6">
        <PageBlocks
          blocks={blocks}
          products={{
            deals: (deals) => <CampaignDeals deals={deals} parts={parts} />,
            search: (search) => <CampaignSearch search={search} parts={parts} />,
          }}
        />
      </div>
    </div>
  )
}
