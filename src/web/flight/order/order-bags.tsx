import type { FlightItem, TravellerBags } from '../../../contract/flight/order-item.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { usePersonName } from '../../locale/use-person-name.ts'
import type { Translate } from '../../locale/word-store.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { baggageText } from '../fare/baggage-text.tsx'

interface OrderBagsProps {
  flight: Pick<FlightItem, 'bags' | 'offer'>
  travellers: readonly { givenName: string; surname: string }[]
}

/** Renders each traveller's baggage on each flight of a journey, included and bought. */
export function OrderBags({ flight, travellers }: OrderBagsProps) {
  const t = useT()
  const { list } = useFormat()
  const { segments } = flight.offer.slice
  const written = usePersonName()
  const nameOf = (index: number) => {
    const traveller = travellers[index]
    return traveller && written(traveller)
  }
  return (
    <section className="mt-4 border-t border-line pt-4 print:mt-2 print:pt-2">
      <h3 className="mb-2 font-semibold">{t('flight-order.bags')}</h3>
      <ul className="grid gap-3" data-bags>
        {bagRows(flight).map((row) => (
          <li key={`${row.passengers} ${row.segments}`}>
            <p className="text-xs text-ink-soft">
              {row.passengers.map((index) => (
                <span key={index} className="block font-medium text-ink">
                  {nameOf(index)}
                </span>
              ))}
              {row.segments.length < segments.length &&
                list(row.segments.map((index) => segments[index]?.flight ?? ''))}
            </p>
            <dl className="flex flex-wrap gap-x-6 gap-y-1">
              <Bag icon="bag-cabin" label={t('flight-shared.bag-cabin')}>
                {baggageText(t, row.bags.cabinBag)}
              </Bag>
              <Bag icon="bag" label={t('flight-shared.bag-checked')}>
                {checkedText(t, row.bags)}
              </Bag>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Bag(props: { icon: IconName; label: string; children: React.ReactNode }) {
  return (
    <div className="flex items-start gap-2">
      <Icon name={props.icon} className="mt-0.5 text-ink-soft" />
      <dt className="text-ink-soft">{props.label}</dt>
      <dd>{props.children}</dd>
    </div>
  )
}

function checkedText(t: Translate, { checkedBag, bought }: TravellerBags): string {
  const extra = [...Map.groupBy(bought, (kg) => kg)].map(([kg, same]) =>
    t('flight-order.bags-bought', { kg, count: same.length }),
  )
  const included = baggageText(t, checkedBag)
  return (checkedBag.rule === 'none' && extra.length > 0 ? extra : [included, ...extra]).join(' + ')
}

interface BagRow {
  passengers: number[]
  segments: number[]
  bags: TravellerBags
}

/**
 * Returns rows of bags, without repetition: first for travellers with the same allowance on all flights, then flight
 * by flight.
 */
function bagRows({ bags, offer }: OrderBagsProps['flight']): BagRow[] {
  const whatOf = ({ cabinBag, checkedBag, bought }: TravellerBags) =>
    JSON.stringify([cabinBag, checkedBag, bought])
  const byTraveller = [...Map.groupBy(bags, ({ passenger }) => passenger).values()]
  const groups = Map.groupBy(byTraveller, (own) => own.map(whatOf).join())
  return [...groups.values()].flatMap((alike) => {
    const passengers = alike.flatMap(([first]) => (first ? [first.passenger] : []))
    const [own = []] = alike
    return [...Map.groupBy(own, whatOf).values()].flatMap((same): BagRow[] => {
      const [first] = same
      if (!first) return []
      const segments = same.map(({ segment }) => segment)
      return [{ passengers, bags: first, segments: segments.slice(0, offer.slice.segments.length) }]
    })
  })
}
