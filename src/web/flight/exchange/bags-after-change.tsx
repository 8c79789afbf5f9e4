import type { ChangeQuote } from '../../../contract/aftersales/after-sales.ts'
import { useT } from '../../locale/language.ts'
import { usePersonName } from '../../locale/use-person-name.ts'

interface BagsAfterChangeProps extends Pick<ChangeQuote, 'bags'> {
  /** The changed item's travellers. */
  travellers: readonly { givenName: string; surname: string }[]
}

/** Renders which bought checked bags move to the new flights and which are lost, by traveller and weight. */
export function BagsAfterChange({ bags, travellers }: BagsAfterChangeProps) {
  const t = useT()
  const nameOf = usePersonName()
  const alike = Map.groupBy(bags, ({ passenger, kg, isMoved }) => `${passenger} ${kg} ${isMoved}`)
  return [...alike].map(([key, same]) => {
    const [bag] = same
    if (!bag) return null
    const traveller = travellers[bag.passenger]
    const values = { name: traveller ? nameOf(traveller) : '', kg: bag.kg, count: same.length }
    return bag.isMoved ? (
      <p key={key}>{t('flight-changes.bags-moved', values)}</p>
    ) : (
      <p key={key} className="font-medium text-red">
        {t('flight-changes.bags-lost', values)}
      </p>
    )
  })
}
