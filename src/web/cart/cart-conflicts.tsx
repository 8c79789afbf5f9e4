import type { Cart } from '../../contract/cart/cart.ts'
import { useT } from '../locale/language.ts'
import { useFormat } from '../locale/use-format.ts'
import { Alert } from '../ui/page/alert.tsx'

/** Renders which flights and stays don't fit in time. They can be booked all the same. */
export function CartConflicts({ cart: { conflicts, items } }: { cart: Cart }) {
  const t = useT()
  const format = useFormat()
  const titleOf = (bookId: string) =>
    items.find((item) => item.bookId === bookId)?.items[0]?.title ?? ''
  return conflicts.map(({ kind, flight, stay, flightDay, stayDay }) => (
    <Alert key={flight + stay + kind} tone="warning" code={kind} title={t('cart.conflict')}>
      <span suppressHydrationWarning>
        {t(`cart.${kind}`, {
          flight: titleOf(flight),
          stay: titleOf(stay),
          flightDay: format.date(flightDay),
          stayDay: format.date(stayDay),
        })}
      </span>
    </Alert>
  ))
}
