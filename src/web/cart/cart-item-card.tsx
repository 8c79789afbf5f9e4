import { mostCartItems } from '../../contract/cart/bookable-items.ts'
import type { CartItem } from '../../contract/cart/cart.ts'
import { useT, useUrl } from '../locale/language.ts'
import { useProductViews } from '../product/product-views.ts'
import { productWords } from '../product/product-words.ts'
import { cx } from '../ui/cx.ts'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Money } from '../ui/money.tsx'
import { Alert } from '../ui/page/alert.tsx'
import { Badge } from '../ui/page/badge.tsx'
import { Card } from '../ui/page/card.tsx'
import type { ItemProblem } from './answer-cart.ts'
import { CartItemNotice } from './cart-item-notice.tsx'

interface CartItemCardProps {
  item: CartItem
  /** Whether it's one more than checkout takes. */
  isForLater: boolean
  /** Why it couldn't be ordered just now. */
  problem: ItemProblem | undefined
}

/** Renders one thing in the cart: what it is, its conditions and price, and what is missing or has changed. */
export function CartItemCard({ item, isForLater, problem }: CartItemCardProps) {
  const t = useT()
  const words = productWords(t, [item])
  const { icon, CartDetails } = useProductViews()(item)
  const { total, now, check } = item
  return (
    <Card
      as="li"
      aria-label={item.items.map(({ title }) => title).join(', ')}
      data-cart-item={item.bookId}
      data-product={item.product}
      data-check={check}
      data-price={total.amount}
      data-currency={total.currency}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <p className="mb-2 flex flex-wrap items-center gap-2 text-xs text-ink-soft">
            <Icon name={icon} size={16} />
            {words('cart.item')}
            {isAlive(item) && <Completeness item={item} />}
          </p>
          <CartDetails items={item.items} />
        </div>
        <div className="ms-auto text-end">
          <p>
            {!isAlive(item) ? (
              <s className="text-ink-soft">
                <Money amount={total.amount} currency={total.currency} />
              </s>
            ) : (
              <Money amount={total.amount} currency={total.currency} size="lg" />
            )}
          </p>
          {now.amount !== total.amount && (
            <p className="text-xs text-ink-soft">
              {t('cart.of-which-now')} <Money amount={now.amount} currency={now.currency} />
            </p>
          )}
        </div>
      </div>
      <div className="mt-4 not-has-[*]:hidden">
        <CartItemNotice item={item} problem={problem} />
        {isForLater && (
          <Alert tone="warning" code="LIMIT_REACHED">
            {t('cart.for-later', { count: mostCartItems })}
          </Alert>
        )}
      </div>
      <div className="mt-4 border-t border-line pt-3">
        {/* Words without a border begin where the card's other words do. */}
        <div
          className={cx(
            'flex flex-wrap items-center gap-2',
            (item.isComplete || !isAlive(item)) && '-ms-3',
          )}
        >
          {isAlive(item) && <EditLink item={item} />}
          <SubmitButton variant="quiet" size="sm" name="intent" value={`remove:${item.bookId}`}>
            {t('cart.remove')}
          </SubmitButton>
        </div>
      </div>
    </Card>
  )
}

/** Returns whether an item can still be booked, perhaps at another price. */
const isAlive = ({ check }: CartItem): boolean =>
  check !== 'gone' && check !== 'expired' && check !== 'refused'

function Completeness({ item }: { item: CartItem }) {
  const t = useT()
  return item.isComplete ? (
    <Badge tone="sea" icon="check">
      {t('cart.complete')}
    </Badge>
  ) : (
    <Badge tone="amber" icon="warning">
      {t('cart.incomplete')}
    </Badge>
  )
}

/** Renders the link to the form with an item's travellers. */
function EditLink({ item }: { item: CartItem }) {
  const words = productWords(useT(), [item])
  const url = useUrl()
  const { bookingPage } = useProductViews()(item)
  if (!bookingPage) return null
  return (
    <LinkButton
      to={url(bookingPage(item.bookId))}
      variant={item.isComplete ? 'quiet' : 'secondary'}
      size="sm"
      icon={item.isComplete ? 'edit' : 'user'}
    >
      {words(item.isComplete ? 'cart.edit' : 'cart.fill-in')}
    </LinkButton>
  )
}
