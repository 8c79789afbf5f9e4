import { Form, useNavigation } from 'react-router'
import { useMoney } from '../../../currency/use-money.ts'
import { useT } from '../../../locale/language.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { dueOf } from '../../price/due-of.ts'
import type { RateRowProps } from './rate-row.tsx'

/** Renders the buttons of a rate: one books it, one puts it into the cart. */
export function RateButtons({ rate, room, page }: RateRowProps) {
  const t = useT()
  const money = useMoney()
  const { total } = rate.price
  const sent = useNavigation().formData
  const pressed = sent?.get('rate') === rate.rateId ? sent.get('intent') : undefined
  const { due } = dueOf(rate.price)
  const what = { room, board: t(`hotel.board-${rate.board}`), price: money(due) }
  const addLabel = t('hotel-review.add-label', what)
  return (
    <Form method="post" className="flex items-center gap-1">
      <input type="hidden" name="key" value={`${page.key}-${rate.rateId}`.slice(0, 64)} />
      <input type="hidden" name="rate" value={rate.rateId} />
      <input type="hidden" name="amount" value={total.amount} />
      <input type="hidden" name="currency" value={total.currency} />
      <SubmitButton
        name="intent"
        value="book"
        busy={pressed === 'book'}
        aria-label={t('hotel-review.book-label', what)}
      >
        {t('hotel-review.book')}
      </SubmitButton>
      {page.isCartOn && (
        <SubmitButton
          variant="secondary"
          name="intent"
          value="cart"
          busy={pressed === 'cart'}
          aria-label={addLabel}
          title={t('cart.add')}
          className="w-11"
        >
          <Icon name="cart" />
        </SubmitButton>
      )}
    </Form>
  )
}
