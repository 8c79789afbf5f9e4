import { Form } from 'react-router'
import type { RefundQuote } from '../../../contract/aftersales/after-sales.ts'
import type { Order } from '../../../contract/order/order.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { T } from '../../locale/t.tsx'
import type { Translate } from '../../locale/word-store.ts'
import { partCount, useItemsByProduct, useProductViews } from '../../product/product-views.ts'
import { productWords } from '../../product/product-words.ts'
import { cx } from '../../ui/cx.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { DateTime } from '../../ui/time/date-time.tsx'
import { QuoteClock } from '../quote/quote-clock.tsx'
import { QuoteLines, SmallLines } from '../quote/quote-lines.tsx'
import type { ConfirmedReservation } from '../reservations-of.ts'
import { ReservationItems } from './reservation-items.tsx'

interface RefundOfferProps {
  quote: RefundQuote
  order: Order
  reservations: readonly ConfirmedReservation[]
  idempotencyKey: string
}

/** Renders the refund for cancelling reservations, everything to know before, and the button that does it. */
export function RefundOffer(props: RefundOfferProps) {
  const { quote, order, reservations, idempotencyKey } = props
  const t = useT()
  const url = useUrl()
  const money = useMoney()
  const { quoteId, amount, destination, arrivesBy, validUntil, isInvoluntary, parts, charges } =
    quote
  const isPaid = quote.lines.some((line) => line.kind === 'paid' && line.amount.amount > 0)
  const items = reservations.flatMap((reservation) => reservation.items)
  const itemsOf = (itemIds: readonly string[]) => items.filter(({ id }) => itemIds.includes(id))
  const count = partCount(useProductViews(), items)
  const words = productWords(t, items)
  const documents = useItemsByProduct(items).reduce(
    (sum, { items: own, views }) => sum + views.documentCount(own),
    0,
  )
  return (
    <>
      <Card title={words('aftersales.refund-items')}>
        {parts.length === 1 ? (
          <ReservationItems items={items} />
        ) : (
          <ul className="grid gap-4">
            {parts.map((part) => (
              <li
                key={part.itemIds.join()}
                data-part={part.amount.amount}
                className="grid gap-2 border-t border-line pt-4 first:border-0 first:pt-0"
              >
                <ReservationItems items={itemsOf(part.itemIds)} />
                <SmallLines
                  quote={{ kind: 'refund', lines: part.lines, amount: part.amount }}
                  words={words}
                />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card
        title={
          isPaid ? t('aftersales.quote-refund-title') : words('aftersales.refund-title', { count })
        }
        data-quote={quoteId}
      >
        {isPaid && <QuoteLines quote={quote} words={words} />}
        <ul className={cx('grid gap-2', isPaid && 'mt-4 border-t border-line pt-4')}>
          {isInvoluntary && <Fact icon="info">{words('aftersales.quote-involuntary')}</Fact>}
          {amount.amount === 0 && (
            <Fact icon="info">
              {t(isPaid ? 'aftersales.quote-nothing' : 'aftersales.quote-nothing-paid')}
            </Fact>
          )}
          {charges.map((charge) => (
            <Fact key={charge.itemIds.join()} icon="card">
              <span data-charge={charge.amount.amount}>{chargeFact(t, charge, money)}</span>
            </Fact>
          ))}
          {amount.amount > 0 && (
            <>
              <Fact icon={destination === 'card' ? 'card' : 'wallet'}>
                {t(`aftersales.quote-goes-${destination}`)}
              </Fact>
              <Fact icon="calendar">
                <T
                  id="aftersales.quote-arrives"
                  tags={{ day: <DateTime value={arrivesBy} look="long" /> }}
                />
              </Fact>
            </>
          )}
          <Fact icon="ticket">
            {words('aftersales.quote-tickets', { count: documents || count })}
          </Fact>
        </ul>
        <dl className="mt-4 border-t border-line pt-4">
          <QuoteClock until={validUntil} />
        </dl>
      </Card>
      <Form method="post" className="grid gap-2">
        <input type="hidden" name="key" value={idempotencyKey} />
        {reservations.map(({ id }) => (
          <input key={id} type="hidden" name="item" value={id} />
        ))}
        <input type="hidden" name="quote" value={quoteId} />
        <SubmitButton size="lg" block className="py-2">
          {amount.amount > 0
            ? words('aftersales.refund-confirm', { count, amount: money(amount) })
            : words(
                charges.length > 0
                  ? 'aftersales.refund-confirm-charge'
                  : isPaid
                    ? 'aftersales.refund-confirm-nothing'
                    : 'aftersales.manage-refund',
                {
                  count,
                },
              )}
        </SubmitButton>
        <LinkButton block variant="quiet" to={url(`order/${order.orderCode}`)}>
          {words('aftersales.keep', { count })}
        </LinkButton>
      </Form>
    </>
  )
}

/** Returns what cancelling now charges to the saved card. */
function chargeFact(
  t: Translate,
  { amount, estimate, card }: RefundQuote['charges'][number],
  money: ReturnType<typeof useMoney>,
): string {
  const values = { card, amount: money(amount), estimate: money(estimate) }
  const isSame = amount.currency === estimate.currency
  return t(isSame ? 'aftersales.quote-charge' : 'aftersales.quote-charge-about', values)
}

function Fact({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name={icon} className="mt-0.5 text-ink-soft" />
      <span>{children}</span>
    </li>
  )
}
