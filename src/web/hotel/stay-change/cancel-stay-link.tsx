import type { OrderCode } from '../../../contract/ids.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import type { HotelOrderItem } from '../order/hotel-order-item.ts'

interface CancelStayLinkProps {
  orderCode: OrderCode
  room: HotelOrderItem
}

/** Renders the link to the page that says what cancelling a stay refunds or costs. */
export function CancelStayLink({ orderCode, room }: CancelStayLinkProps) {
  const t = useT()
  const url = useUrl()
  return (
    <LinkButton
      variant="secondary"
      icon="wallet"
      to={url(`refund-form/${orderCode}`, { item: room.id })}
    >
      {t('aftersales.refund-ask-cost')}
    </LinkButton>
  )
}
