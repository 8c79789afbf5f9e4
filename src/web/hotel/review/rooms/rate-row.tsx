import { Form, useNavigation } from 'react-router'
import type { Rate } from '../../../../contract/hotel/rate.ts'
import { useMoney } from '../../../currency/use-money.ts'
import { useT } from '../../../locale/language.ts'
import { useFormat } from '../../../locale/use-format.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Badge } from '../../../ui/page/badge.tsx'
import { Disclosure } from '../../../ui/page/disclosure.tsx'
import { CancelTimeline } from '../../price/cancel-timeline.tsx'
import { dueOf } from '../../price/due-of.ts'
import { DueSum } from '../../price/due-sum.tsx'
import { FeeList } from '../../price/fee-list.tsx'
import { GuaranteeNote } from '../../price/guarantee-note.tsx'
import { notFree } from '../../price/not-free.ts'
import { StaySums } from '../../price/stay-sums.tsx'
import { nightsBetween } from '../../search/typed-stay.ts'
import type { StayPage } from '../stay-data.ts'

interface RateRowProps {
  rate: Rate
  /** The room type's name. */
  room: string
  page: StayPage
}

/** Renders a rate: meals and cancellation, when it's paid, the total, and the buttons that book it and put it into the cart. */
export function RateRow({ rate, room, page }: RateRowProps) {
  const t = useT()
  const { stay, hotel } = page
  const { total } = rate.price
  return (
    <li
      className="rate"
      data-rate={rate.rateId}
      data-price={total.amount}
      data-currency={total.currency}
      data-pay={rate.pay}
      data-free={rate.freeUntil ? '' : undefined}
    >
      <div>
        <p className="font-semibold">{t(`hotel.board-${rate.board}`)}</p>
        <CancelSummary rate={rate} zone={hotel.zone} />
      </div>
      <PaySummary rate={rate} />
      <RatePrice rate={rate} room={room} page={page} />
      <Disclosure
        className="rate-more"
        summary={<span className="text-sea">{t('hotel-review.terms-title')}</span>}
      >
        <div className="grid gap-6 pb-2 md:grid-cols-3">
          <CancelTimeline rate={rate} checkIn={stay.checkIn} zone={hotel.zone} />
          <FeeList fees={rate.fees} />
          <StaySums price={rate.price} />
        </div>
      </Disclosure>
    </li>
  )
}

function CancelSummary({ rate, zone }: { rate: Rate; zone: string }) {
  const t = useT()
  const format = useFormat()
  if (rate.freeUntil) {
    const time = format.date(rate.freeUntil, 'date-time', zone)
    return (
      <p className="flex items-start gap-1 text-sea" suppressHydrationWarning>
        <Icon name="check" size={16} className="mt-1" />
        {t('hotel.cancel-free', { time: t('hotel.time-there', { time }) })}
      </p>
    )
  }
  return <p className="text-ink-soft">{t(notFree(rate))}</p>
}

function PaySummary({ rate }: { rate: Rate }) {
  const { pay, price, roomsLeft } = rate
  const t = useT()
  const money = useMoney()
  const { now, atProperty } = price
  return (
    <div suppressHydrationWarning>
      <p>
        {pay === 'deposit'
          ? t('hotel-review.pay-deposit', { amount: money(now) })
          : atProperty && now.amount === 0
            ? t('hotel.all-there')
            : t(`hotel-review.pay-${pay}`)}
      </p>
      <GuaranteeNote rate={rate} />
      {atProperty && pay !== 'at_property' && (
        <p className="text-xs text-amber">
          {t('hotel-review.due-there', { amount: money(atProperty.amount) })}
        </p>
      )}
      {roomsLeft !== undefined && (
        <Badge tone="amber" className="mt-1">
          {t('hotel-review.rooms-left', { count: roomsLeft })}
        </Badge>
      )}
    </div>
  )
}

function RatePrice({ rate, room, page }: RateRowProps) {
  const t = useT()
  const money = useMoney()
  const { checkIn, checkOut, rooms } = page.stay
  const perNight = { price: money(rate.perNight) }
  const isOneNight = rooms.length === 1 && nightsBetween(checkIn, checkOut) === 1
  return (
    <div className="rate-price" suppressHydrationWarning>
      <DueSum price={rate.price} />
      {!isOneNight && (
        <p className="text-xs text-ink-soft">
          {rooms.length > 1
            ? t('hotel-review.each-room', perNight)
            : t('hotel-review.each-night', perNight)}
        </p>
      )}
      <RateButtons rate={rate} room={room} page={page} />
    </div>
  )
}

function RateButtons({ rate, room, page }: RateRowProps) {
  const t = useT()
  const money = useMoney()
  const { total } = rate.price
  const sent = useNavigation().formData
  const pressed = sent?.get('rate') === rate.rateId ? sent.get('intent') : undefined
  const { due } = dueOf(rate.price)
  const what = { room, board: t(`hotel.board-${rate.board}`), price: money(due) }
  return (
    <Form method="post" className="mt-2 grid gap-2">
      <input type="hidden" name="key" value={`${page.key}-${rate.rateId}`.slice(0, 64)} />
      <input type="hidden" name="rate" value={rate.rateId} />
      <input type="hidden" name="amount" value={total.amount} />
      <input type="hidden" name="currency" value={total.currency} />
      <SubmitButton
        block
        name="intent"
        value="book"
        busy={pressed === 'book'}
        aria-label={t('hotel-review.book-label', what)}
      >
        {t('hotel-review.book')}
      </SubmitButton>
      {page.isCartOn && (
        <SubmitButton
          block
          variant="secondary"
          name="intent"
          value="cart"
          busy={pressed === 'cart'}
          aria-label={t('hotel-review.add-label', what)}
        >
          {t('cart.add')}
        </SubmitButton>
      )}
    </Form>
  )
}
