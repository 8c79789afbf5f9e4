import type { Money } from '../../../contract/money.ts'
import { CartButton } from '../../cart/cart-button.tsx'
import type { CartChoice } from '../../cart/cart-switch.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import type { BookingAnswer } from './answer-booking.ts'
import type { SaveState } from './draft/use-autosave.ts'

interface SubmitBoxProps {
  total: Money
  idempotencyKey: string
  /** The state of autosave. */
  saving: SaveState
  /** Whether the form was sent with the save button. */
  saved: boolean
  /** Set if the total isn't the accepted one: if the airline changed it, continuing accepts the new one. */
  changed: BookingAnswer['changed']
  cart: CartChoice
}

const words = { saving: 'saving', saved: 'saved', failed: 'not-saved' } as const

/** Renders the buttons to continue to payment and to save for later. */
export function SubmitBox({ total, idempotencyKey, saving, saved, changed, cart }: SubmitBoxProps) {
  const t = useT()
  const money = useMoney()
  const repriced = changed?.by === 'airline' && changed.oldPrice.amount !== total.amount
  return (
    <div id={goOnId} className="grid scroll-mt-32 gap-3">
      <input type="hidden" name="key" value={idempotencyKey} />
      <input type="hidden" name="amount" value={total.amount} />
      <input type="hidden" name="currency" value={total.currency} />
      <p className="text-ink-soft">{t('flight-book.pay-note', { total: money(total) })}</p>
      <SubmitButton size="lg" block name="intent" value="submit">
        {repriced
          ? t('flight-confirm.continue-new', { total: money(total) })
          : t('flight-book.pay')}
      </SubmitButton>
      <CartButton choice={cart} />
      <SubmitButton variant="quiet" block name="intent" value="save">
        {t('flight-book.save')}
      </SubmitButton>
      {saved && <Alert tone="success">{t('flight-book.saved')}</Alert>}
      <p role="status" className="text-center text-xs text-ink-soft">
        {saving !== 'idle' && !saved && t(`flight-book.${words[saving]}`)}
      </p>
    </div>
  )
}

/** The id of the travellers' form's button to payment. */
export const goOnId = 'go-on'
