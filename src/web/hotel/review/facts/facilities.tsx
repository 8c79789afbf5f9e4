import type { Hotel } from '../../../../contract/hotel/hotel.ts'
import { useT } from '../../../locale/language.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Renders what a property has, and what it says about accessibility. */
export function Facilities({ hotel }: { hotel: Pick<Hotel, 'amenities' | 'accessibility'> }) {
  const t = useT()
  const { amenities, accessibility } = hotel
  return (
    <div className="grid content-start gap-8">
      <section aria-labelledby="facilities">
        <h2 id="facilities" className="text-lg font-semibold tracking-tight">
          {t('hotel-review.facilities')}
        </h2>
        <FactList facts={amenities.map((each) => t(`hotel.amenity-${each}`))} />
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
  <ul className="mt-3 grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-2">
    {facts.map((fact) => (
      <li key={fact} className="flex items-start gap-2">
        <Icon name="check" size={16} className="mt-1 text-sea" />
        {fact}
      </li>
    ))}
  </ul>
)
