import { bookableItems } from '../../contract/cart/bookable-items.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import { useMoney } from '../currency/use-money.ts'
import { useT, useUrl } from '../locale/language.ts'
import { useProductViews } from '../product/product-views.ts'
import { productWords } from '../product/product-words.ts'
import { cx } from '../ui/cx.ts'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Money } from '../ui/money.tsx'
import { Card } from '../ui/page/card.tsx'
import { PriceSummary } from '../ui/price-summary.tsx'
import { asField, itemToFillIn } from './cart-steps.ts'
import { PriceDeadline } from './price-deadline.tsx'

/** Renders what is charged for what, who gets the order's mails, and the checkout. */
export function CartSummary({ cart }: { cart: Cart }) {
  const t = useT()
  const { now, contact } = cart
  const bookable = bookableItems(cart)
  const excluded = cart.items.length - bookable.length
  return (
    <Card title={t('cart.summary')}>
      {bookable.length > 0 && <CartSums cart={cart} />}
      {excluded > 0 && (
        <p className={cx(bookable.length > 0 && 'mt-3')}>
          {t('cart.excluded', { count: excluded })}
        </p>
      )}
      {bookable.length > 0 && (
        <div className="mt-6 grid gap-3">
          {bookable.map((item) => (
            <input key={item.bookId} type="hidden" name="item" value={asField(item)} />
          ))}
          <input type="hidden" name="now" value={now.amount} />
          <NextStep cart={cart} size="lg" />
          {contact && (
            <p className="text-xs text-ink-soft wrap-anywhere">{t('cart.contact', contact)}</p>
          )}
          {bookable.length > 1 && <p className="text-xs text-ink-soft">{t('cart.together')}</p>}
        </div>
      )}
    </Card>
  )
}

/** Renders what is charged for each thing that can be booked, and for all of them. */
function CartSums({ cart }: { cart: Cart }) {
  const t = useT()
  const { now, total } = cart
  return (
    <PriceSummary
      currency={now.currency}
      lines={bookableItems(cart).map((item) => ({
        id: item.bookId,
        label: item.items[0]?.title ?? '',
        amount: item.now.amount,
      }))}
      total={now.amount}
      totalLabel={t('cart.now')}
      largest
    >
      {total.amount > now.amount && (
        <>
          <p className="mt-2 flex justify-between gap-4 text-ink-soft">
            <span>{t('cart.at-property')}</span>
            <Money amount={total.amount - now.amount} currency={total.currency} />
          </p>
          <p className="mt-2 flex justify-between gap-4 font-semibold" data-sum="total">
            <span>{t('cart.total')}</span>
            <Money amount={total.amount} currency={total.currency} />
          </p>
        </>
      )}
      <p className="mt-1 text-xs text-ink-soft">{t('cart.total-note')}</p>
      <PriceDeadline cart={cart} />
    </PriceSummary>
  )
}

interface NextStepProps {
  cart: Cart
  size: 'md' | 'lg'
  /** Whether the sum is beside it, so that the button needn't show it. */
  isBar?: boolean
}

/** Renders the checkout's button or, as long as travellers are missing, the link to the first form to fill in. */
export function NextStep({ cart, size, isBar = false }: NextStepProps) {
  const t = useT()
  const url = useUrl()
  const money = useMoney()
  const viewsOf = useProductViews()
  const missing = itemToFillIn(cart)
  const words = productWords(t, missing ? [missing] : [])
  const page = missing && viewsOf(missing).bookingPage?.(missing.bookId)
  if (page) {
    return (
      <LinkButton to={url(page)} size={size} block>
        {words('cart.fill-in')}
      </LinkButton>
    )
  }
  const { now } = cart
  const label = now.amount > 0 ? t('cart.check-out', { now: money(now) }) : t('cart.book')
  return (
    <SubmitButton
      size={size}
      block
      name="intent"
      value="checkout"
      aria-label={isBar ? label : undefined}
      suppressHydrationWarning
    >
      <span suppressHydrationWarning>
        {isBar && now.amount > 0 ? t('cart.bar-check-out') : label}
      </span>
    </SubmitButton>
  )
}
