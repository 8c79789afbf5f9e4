import type { PriceLine } from '../../../../contract/checkout/price-line.ts'
import type { DeskOrder } from '../../../../contract/desk/order/desk-order.ts'
import { useT } from '../../../locale/language.ts'
import { Money } from '../../../ui/money.tsx'
import { LocalTime } from '../../../ui/time/local-time.tsx'
import { DeskTable } from '../../desk-table.tsx'
import { useHeads } from './use-heads.ts'

/** Renders what is travelled: items, with their prices, and the reservations they're in. */
export function TravelTables({ seen: { order, reservations } }: { seen: DeskOrder }) {
  const t = useT()
  const heads = useHeads()
  const lines = order.items.flatMap((item) =>
    item.lines.map((line, place) => ({ item, line, id: `${item.id} ${place}` })),
  )
  const lineText = ({ kind, label }: PriceLine) =>
    kind === 'promo'
      ? [t('desk-state.line-promo'), label].join(' ')
      : (label ?? t(`desk-state.line-${kind}`))
  return (
    <>
      <DeskTable
        id="items"
        title={t('desk-order.items')}
        columns={heads('item', 'state', 'starts', 'travellers')}
        rows={order.items.map(({ id, title, state, startsOn, travellers }) => ({
          id,
          cells: [
            title,
            t(`order.item-state-${state}`),
            startsOn,
            travellers.map((each) => `${each.givenName} ${each.surname}`).join(', '),
          ],
        }))}
      />
      <DeskTable
        id="reservations"
        title={t('desk-order.reservations')}
        columns={heads('bundle', 'supplier', 'state', 'codes', 'reason', 'changed')}
        rows={reservations.map((each) => ({
          id: each.reservationId,
          cells: [
            `${each.bundle + 1} · ${each.product}`,
            `${each.supplier} · ${each.reference}`,
            `${t(`order.item-state-${each.state}`)} (${t(`desk-state.attempt-${each.attempt}`)})`,
            each.codes.join(', '),
            each.reason,
            <LocalTime key="changed" value={each.changedAt} />,
          ],
        }))}
      />
      <DeskTable
        id="lines"
        title={t('desk-order.lines')}
        columns={heads('item', 'kind', 'amount-column', 'due')}
        rows={lines.map(({ item, line, id }) => ({
          id,
          cells: [
            item.title,
            [lineText(line), line.passengerType, `× ${line.count}`].filter(Boolean).join(' '),
            <Money key="amount" {...line.amount} />,
            t(`desk-state.due-${line.due}`),
          ],
        }))}
      />
    </>
  )
}
