import { useT, useUrl } from '../../locale/language.ts'
import type { PlaceNames } from '../../place/place-names.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Card } from '../../ui/page/card.tsx'
import type { FlightOrderItem } from '../order/flight-order-item.ts'
import { SliceSummary } from '../slice/slice-summary.tsx'

interface ChangeItemsProps {
  items: readonly FlightOrderItem[]
  orderCode: string
  airports: PlaceNames
}

/** Renders the choice of which flight to change, if there are several. */
export function ChangeItems({ items, orderCode, airports }: ChangeItemsProps) {
  const t = useT()
  const url = useUrl()
  return (
    <Card title={t('flight-changes.change-which')}>
      <ul className="grid gap-4">
        {items.map(({ id, flight: { offer } }) => (
          <li key={id} className="grid gap-2 border-t border-line pt-4 first:border-0 first:pt-0">
            <SliceSummary slice={offer.slice} airports={airports} />
            <LinkButton
              variant="secondary"
              icon="arrow-swap"
              to={url(`aftersales/change-flight/submission/${orderCode}/search`, { item: id })}
            >
              {t('aftersales.manage-change-flight', { count: offer.slice.segments.length })}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}
