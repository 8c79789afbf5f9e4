import type { Hotel } from '../../../../contract/hotel/hotel.ts'
import { useT } from '../../../locale/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { More } from '../../../ui/page/more.tsx'

/** A few more than these are shown as well: folding them would save nothing. */
const firstFacilities = 10

/** Renders what a property has, and what it says about accessibility. */
export function Facilities({ hotel }: { hotel: Pick<Hotel, 'amenities' | 'accessibility'> }) {
  const t = useT()
  const { amenities, accessibility } = hotel
  const names = amenities.map((each) => t(`hotel.amenity-${each}`))
  const first = names.length > firstFacilities + 2 ? firstFacilities : names.length
  const more = names.slice(first)
  return (
    <div className="grid content-start gap-6 lg:contents">
      <section aria-labelledby="facilities-heading">
        <h2 id="facilities-heading" className="text-lg font-semibold tracking-tight">
          {t('hotel-review.facilities')}
        </h2>
        <FactList facts={names.slice(0, first)} />
        {more.length > 0 && (
          <More
            summary={t('hotel-review.more-facilities', { count: more.length })}
            fewer={t('hotel-review.show-fewer')}
          >
            <FactList facts={more} />
          </More>
        )}
      </section>
      <section aria-labelledby="accessibility">
        <h2 id="accessibility" className="text-lg font-semibold tracking-tight">
          {t('hotel-review.accessibility')}
        </h2>
        {accessibility.length > 0 ? (
          <>
            <FactList facts={accessibility.map((each) => t(`hotel.access-${each}`))} />
            <p className="mt-2 text-xs text-ink-soft">{t('hotel-review.accessibility-note')}</p>
          </>
        ) : (
          <p className="mt-2 text-ink-soft">{t('hotel-review.accessibility-none')}</p>
        )}
      </section>
    </div>
  )
}

const FactList = ({ facts }: { facts: readonly string[] }) => (
  <ul className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1">
    {facts.map((fact) => (
      <li key={fact} className="flex items-start gap-2 hyphens-auto wrap-anywhere">
        <Icon name="check" size={16} className="mt-1 text-sea" />
        {fact}
      </li>
    ))}
  </ul>
)
