import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CartItem } from '../../contract/cart/cart.ts'
import type { Money as MoneyValue } from '../../contract/money.ts'
import { useMoney } from '../currency/use-money.ts'
import { errorText, useLocale, useT } from '../locale/language.ts'
import { buttonClass } from '../ui/button-look.ts'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { Alert } from '../ui/page/alert.tsx'
import { PriceChange } from '../ui/price-change.tsx'
import type { ItemProblem } from './answer-cart.ts'

interface CartItemNoticeProps {
  item: CartItem
  problem: ItemProblem | undefined
}

/** Renders what stands in an item's way, and what to do about it. */
export function CartItemNotice({ item, problem }: CartItemNoticeProps) {
  const t = useT()
  const { check, newTotal, newNow, total, now, convertedFrom } = item
  // Beside the item, its product's view says why.
  if (check === 'refused' || problem?.code === 'CHILDREN_NOT_TAKEN') return null
  if (check === 'gone' || check === 'expired' || problem?.code === 'OFFER_GONE') {
    const code = check === 'expired' ? 'BOOKING_EXPIRED' : 'OFFER_GONE'
    return (
      <Alert
        tone="error"
        code={code}
        title={t(`cart.${code}`)}
        actions={<SearchAgain item={item} />}
      >
        {t(`cart.${code}-text`)}
      </Alert>
    )
  }
  if (check === 'changed' && newTotal) {
    return (
      <ChangedPrice
        oldPrice={total}
        newPrice={newTotal}
        charged={newNow && { was: now, now: newNow }}
      >
        <input type="hidden" name={`new:${item.bookId}`} value={newTotal.amount} />
        <SubmitButton size="sm" name="intent" value={`accept:${item.bookId}`}>
          <AcceptText total={newTotal} />
        </SubmitButton>
      </ChangedPrice>
    )
  }
  // Its new price was accepted elsewhere.
  if (problem?.oldPrice && problem.oldPrice.amount !== total.amount)
    return <ChangedPrice oldPrice={problem.oldPrice} newPrice={total} />
  if (problem) {
    return (
      <Alert tone="error" code={problem.code}>
        {isMissing(problem.code) ? t('cart.details-invalid') : errorText(t, problem.code)}
      </Alert>
    )
  }
  if (check === 'unanswered') {
    return (
      <Alert tone="warning" code="SUPPLIER_UNAVAILABLE">
        {t('cart.unanswered')}
      </Alert>
    )
  }
  if (!convertedFrom) return null
  return (
    <p className="text-ink-soft">
      {t('cart.converted', { from: convertedFrom, to: total.currency })}
    </p>
  )
}

const isMissing = (code: string) => code === 'PASSENGERS_INVALID' || code === 'GUESTS_INVALID'

interface ChangedPriceProps {
  oldPrice: MoneyValue
  newPrice: MoneyValue
  /** What of both is charged at checkout, if that's known. */
  charged?: { was: MoneyValue; now: MoneyValue } | undefined
  children?: ReactNode
}

/** Renders both prices after a change, and the button that accepts the new one, if it has to be accepted. */
function ChangedPrice({ oldPrice, newPrice, charged, children }: ChangedPriceProps) {
  const t = useT()
  const isUp = newPrice.amount > oldPrice.amount
  const later = charged && {
    was: { ...oldPrice, amount: oldPrice.amount - charged.was.amount },
    now: { ...newPrice, amount: newPrice.amount - charged.now.amount },
  }
  const isSplit = later && later.was.amount + later.now.amount > 0
  return (
    <PriceChange
      oldPrice={oldPrice}
      newPrice={newPrice}
      title={t(isUp ? 'cart.price-up' : 'cart.price-down')}
      text={t(children ? 'cart.price-changed' : 'cart.price-stored')}
      labels={{
        was: t('cart.price-was'),
        now: t('cart.price-now'),
        difference: t('cart.price-difference'),
      }}
      sums={
        charged && isSplit
          ? [
              { ...charged, label: t('cart.charged-now') },
              { ...later, label: t('cart.at-property') },
              { was: oldPrice, now: newPrice, label: t('cart.whole') },
            ]
          : []
      }
      actions={children}
    />
  )
}

function AcceptText({ total }: { total: MoneyValue }) {
  const t = useT()
  const money = useMoney()
  return <span suppressHydrationWarning>{t('cart.accept', { total: money(total) })}</span>
}

function SearchAgain({ item: { searchAgain } }: { item: CartItem }) {
  const t = useT()
  const { code } = useLocale()
  return (
    <Link
      to={`/${code}${searchAgain}`}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      {t('cart.search-again')}
    </Link>
  )
}
