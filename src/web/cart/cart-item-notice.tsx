import { Link } from 'react-router'
import type { CartItem } from '../../contract/cart/cart.ts'
import type { Money as MoneyValue } from '../../contract/money.ts'
import { useMoney } from '../currency/use-money.ts'
import { errorText, useLocale, useT } from '../locale/language.ts'
import { buttonClass } from '../ui/button-look.ts'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { Money } from '../ui/money.tsx'
import { Alert } from '../ui/page/alert.tsx'
import type { ItemProblem } from './answer-cart.ts'

interface CartItemNoticeProps {
  item: CartItem
  problem: ItemProblem | undefined
}

/** Renders what stands in an item's way, and what to do about it. */
export function CartItemNotice({ item, problem }: CartItemNoticeProps) {
  const t = useT()
  const { check, newTotal, total, convertedFrom } = item
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
      <ChangedPrice oldPrice={total} newPrice={newTotal}>
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

/** Renders both prices after a change, and the button that accepts the new one, if it has to be accepted. */
function ChangedPrice({
  oldPrice,
  newPrice,
  children,
}: {
  oldPrice: MoneyValue
  newPrice: MoneyValue
  children?: React.ReactNode
}) {
  const t = useT()
  const isUp = newPrice.amount > oldPrice.amount
  return (
    <Alert
      tone="warning"
      code="PRICE_CHANGED"
      title={t(isUp ? 'cart.price-up' : 'cart.price-down')}
      actions={children}
    >
      <p>
        <s>
          <Money amount={oldPrice.amount} currency={oldPrice.currency} />
        </s>{' '}
        <Money amount={newPrice.amount} currency={newPrice.currency} size="lg" />
      </p>
      <p>{t(children ? 'cart.price-changed' : 'cart.price-stored')}</p>
    </Alert>
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
