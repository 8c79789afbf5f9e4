import type { StayBooking } from '../../../contract/hotel/booking.ts'
import type { StayPrice } from '../../../contract/hotel/rate.ts'
import { CartButton } from '../../cart/cart-button.tsx'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import type { Translate } from '../../locale/word-store.ts'
import { useMember } from '../../session/member/use-auth.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import type { BookingAnswer } from './answer-booking.ts'
import type { SaveState } from './draft/use-autosave.ts'
import type { BookingPage } from './load-booking.ts'

interface SubmitBoxProps {
  booking: StayBooking
  page: Pick<BookingPage, 'key' | 'cart'>
  /** The state of autosave. */
  saving: SaveState
  answer: BookingAnswer | undefined
  /** Whether the total waits for consent. */
  isChanged: boolean
}

const words = { saving: 'saving', saved: 'kept', failed: 'not-kept' } as const

/** Renders the buttons that continue and that save for later, and says what happens next. */
export function SubmitBox({ booking: { rate }, page, saving, answer, isChanged }: SubmitBoxProps) {
  const t = useT()
  const money = useMoney()
  const { now, total } = rate.price
  const isFree = now.amount === 0
  // Members with their own address aren't asked for a code.
  const isGuest = useMember() === undefined
  const isSaved = answer?.kind === 'saved'
  return (
    <div id={goOnId} className="grid scroll-mt-32 gap-3">
      <input type="hidden" name="key" value={page.key} />
      <input type="hidden" name="amount" value={total.amount} />
      <input type="hidden" name="currency" value={total.currency} />
      <p className="text-ink-soft" suppressHydrationWarning>
        {isFree ? bookNote(t, rate.price, money) : t('hotel-book.pay-note', { now: money(now) })}{' '}
        {rate.guaranteeCharge && t('hotel-book.guarantee-note')}
      </p>
      <SubmitButton size="lg" block name="intent" value="submit">
        {isChanged ? t('hotel-book.accept', { total: money(total) }) : t(continueWord(rate))}
      </SubmitButton>
      {isFree && !rate.guaranteeCharge && isGuest && (
        <p className="text-ink-soft">{t('hotel-book.code-note')}</p>
      )}
      <CartButton choice={page.cart} />
      <SubmitButton variant="quiet" block name="intent" value="save">
        {t('hotel-book.save')}
      </SubmitButton>
      {isSaved && <Alert tone="success">{t('hotel-book.saved')}</Alert>}
      <p role="status" className="text-center text-xs text-ink-soft">
        {saving !== 'idle' && !isSaved && t(`hotel-book.${words[saving]}`)}
      </p>
    </div>
  )
}

const continueWord = ({ price, guaranteeCharge }: StayBooking['rate']) => {
  if (guaranteeCharge) return 'hotel-book.guarantee'
  return price.now.amount === 0 ? 'hotel-book.book' : 'hotel-book.pay'
}

/** The id of the end of the form, with the button that continues. */
export const goOnId = 'go-on'

/** Returns what is paid at the property, in its currency. */
function bookNote(t: Translate, { atProperty }: StayPrice, money: ReturnType<typeof useMoney>) {
  if (!atProperty) return t('hotel-book.book-note-free')
  const { amount, estimate } = atProperty
  return amount.currency === estimate.currency
    ? t('hotel-book.book-note', { amount: money(amount) })
    : t('hotel-book.book-note-about', { amount: money(amount), estimate: money(estimate) })
}
