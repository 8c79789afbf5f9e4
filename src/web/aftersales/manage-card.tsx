import type { AfterSales, OrderDispute } from '../../contract/aftersales/after-sales.ts'
import type { Order, OrderItem } from '../../contract/order/order.ts'
import { formatList } from '../../contract/words/format.ts'
import { useMoney } from '../currency/use-money.ts'
import { useT, useUrl } from '../locale/language.ts'
import { usePaidBackText, useRefundLimitText } from '../product/paid-back.ts'
import { partCount, useItemsByProduct, useProductViews } from '../product/product-views.ts'
import { productWords } from '../product/product-words.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Card } from '../ui/page/card.tsx'
import { ChangeReservation } from './change-reservation.tsx'
import { NetworkNote, needsNetwork } from './needs-network.tsx'
import { type ConfirmedReservation, noticedItems, reservationsOf } from './reservations-of.ts'

/** Where the order's page has this card. */
export const manageId = 'manage'

interface ManageCardProps {
  order: Order
  afterSales: AfterSales
}

/** Renders what each reservation of an order allows: cancelling, changing, or why not. */
export function ManageCard({ order, afterSales }: ManageCardProps) {
  const t = useT()
  const url = useUrl()
  const reservations = reservationsOf(order, afterSales)
  const noticed = noticedItems(afterSales)
  if (reservations.length === 0) return null
  const { orderCode } = order
  const { dispute } = afterSales
  const isBlocked = dispute?.blocksRefunds === true
  const hasLinks =
    !isBlocked &&
    reservations.some(({ items, refund }) =>
      items.some(
        ({ id }) =>
          !noticed.has(id) && (refund !== 'not_allowed' || afterSales.changeable.includes(id)),
      ),
    )
  const canCancel = reservations.filter(({ refund }) => refund !== 'not_allowed')
  return (
    <Card id={manageId} className="scroll-mt-4" title={t('aftersales.manage')}>
      <ul className="grid gap-6">
        {reservations.map((reservation) => (
          <li
            key={reservation.id}
            data-booking={reservation.id}
            className="border-t border-line pt-6 first:border-0 first:pt-0"
          >
            <ChangeReservation
              items={reservation.items}
              order={order}
              changeable={afterSales.changeable}
              noticed={noticed}
              isBlocked={isBlocked}
            />
            <RefundReservation
              reservation={reservation}
              order={order}
              dispute={dispute}
              waits={reservation.items.some(({ id }) => noticed.has(id))}
            />
          </li>
        ))}
      </ul>
      {hasLinks && <NetworkNote />}
      {canCancel.length > 1 && !isBlocked && (
        <LinkButton
          {...needsNetwork}
          block
          variant="quiet"
          className="mt-4 border-t border-line"
          to={url(`refund-form/${orderCode}`)}
        >
          {productWords(
            t,
            reservations.flatMap(({ items }) => items),
          )('aftersales.manage-several')}
        </LinkButton>
      )}
    </Card>
  )
}

interface RefundReservationProps {
  reservation: ConfirmedReservation
  order: Order
  dispute: OrderDispute | undefined
  waits: boolean
}

function RefundReservation({ reservation, order, dispute, waits }: RefundReservationProps) {
  const t = useT()
  const money = useMoney()
  const url = useUrl()
  const viewsOf = useProductViews()
  const isPaidBack = usePaidBackText() !== undefined
  const { id, items, refund } = reservation
  const words = productWords(t, items)
  // The notice's refund covers the whole reservation.
  if (waits) return null
  const returned = dispute?.returned.amount ?? 0
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56 text-xs text-ink-soft">
        {isPaidBack ? (
          <RefundRules items={items} />
        ) : dispute?.blocksRefunds ? (
          <p className="text-ink">{t('aftersales.disputed-manage')}</p>
        ) : refund === 'unknown' ? (
          <p>{words('aftersales.manage-refund-unknown')}</p>
        ) : (
          <RefundRules items={items} />
        )}
        {dispute && returned > 0 && !isPaidBack && (
          <p>{t('aftersales.returned-manage', { amount: money(dispute.returned) })}</p>
        )}
        {items.length > 1 && refund !== 'not_allowed' && !dispute?.blocksRefunds && (
          <p>{words('aftersales.manage-together')}</p>
        )}
      </div>
      {refund !== 'not_allowed' && !dispute?.blocksRefunds && (
        <LinkButton
          {...needsNetwork}
          variant="secondary"
          size="sm"
          icon="wallet"
          to={url(`refund-form/${order.orderCode}`, { item: id })}
        >
          {words('aftersales.manage-refund', { count: partCount(viewsOf, items) })}
        </LinkButton>
      )}
    </div>
  )
}

/** Renders the refund rules of a reservation, as far as anything is left to refund. */
export function RefundRules({ items }: { items: readonly OrderItem[] }) {
  const limit = useRefundLimitText(items)
  return (
    <>
      {useItemsByProduct(items).map(({ product, items: own, views: { CancellationTerms } }) =>
        CancellationTerms ? (
          <CancellationTerms key={product} items={own} />
        ) : (
          <RefundConditions key={product} items={own} />
        ),
      )}
      {limit && <span className="block">{limit}</span>}
    </>
  )
}

/** Renders the refund rules in words, each once; if they differ, with their items. */
function RefundConditions({ items }: { items: readonly OrderItem[] }) {
  const t = useT()
  const money = useMoney()
  const viewsOf = useProductViews()
  const paidBack = usePaidBackText()
  if (paidBack) return <p>{paidBack}</p>
  const told = items.flatMap((item) => {
    const rule = viewsOf(item).conditionText?.(t, 'refund', item, money)
    return rule ? [{ item, rule }] : []
  })
  const rules = Map.groupBy(told, ({ rule }) => rule)
  return [...rules].map(([rule, group]) => (
    <span key={rule} className="block">
      {rules.size === 1
        ? rule
        : t('aftersales.rule-of-items', {
            items: formatList(
              group.map(({ item }) => viewsOf(item).titleOf(t, item)),
              t.tagOf('aftersales.rule-of-items'),
            ),
            rule,
          })}
    </span>
  ))
}
