import type { ReactNode } from 'react'
import type { Baggage, PassengerType } from '../../../../contract/flight/offer.ts'
import { useT } from '../../../locale/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-paths.ts'
import { BaggageText } from '../../fare/baggage-text.tsx'
import type { BareOffer } from './group-fares.ts'

const bags = [
  ['cabinBag', 'bag-cabin', 'flight-shared.bag-cabin'],
  ['checkedBag', 'bag', 'flight-shared.bag-checked'],
] as const

/** Renders each traveller's baggage: one line per bag if all have the same, otherwise one per type of traveller. */
export function FareBaggage({ offer }: { offer: BareOffer }) {
  const t = useT()
  return bags.map(([bag, icon, name]) => {
    const byType = allowances(offer, bag)
    const same = new Set(byType.map(([, text]) => JSON.stringify(text))).size === 1
    return (same ? byType.slice(0, 1) : byType).map(([type, baggage]) => (
      <FareLine key={bag + type} icon={icon}>
        {t(name)}
        {!same && ` (${t(`flight-shared.type-${type}`)})`}:{' '}
        {baggage ? <BaggageText baggage={baggage} /> : t('flight-offers.bag-differs')}
      </FareLine>
    ))
  })
}

/** Returns the allowance of each traveller type; undefined if flights differ. */
export function allowances(
  offer: Pick<BareOffer, 'baggage'>,
  bag: 'cabinBag' | 'checkedBag',
): [PassengerType, Baggage | undefined][] {
  const byType = new Map<PassengerType, Baggage | undefined>()
  for (const each of offer.baggage) {
    const known = byType.get(each.type)
    const same = !byType.has(each.type) || JSON.stringify(known) === JSON.stringify(each[bag])
    byType.set(each.type, same ? each[bag] : undefined)
  }
  return [...byType]
}

export function FareLine({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon name={icon} size={16} className="mt-0.5 text-ink-soft" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
