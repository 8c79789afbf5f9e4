import type { Rate } from '../../../../contract/hotel/rate.ts'
import { useMoney } from '../../../currency/use-money.ts'
import { useT } from '../../../locale/language.ts'
import { useFormat } from '../../../locale/use-format.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Money } from '../../../ui/money.tsx'
import { Badge } from '../../../ui/page/badge.tsx'
import { dueOf } from '../../price/due-of.ts'
import { notFree } from '../../price/not-free.ts'
import { nightsBetween } from '../../search/typed-stay.ts'
import type { StayPage } from '../stay-data.ts'
import { RateButtons } from './rate-buttons.tsx'
import { RateTerms } from './rate-terms.tsx'

export interface RateRowProps {
  rate: Rate
  /** The room type's name. */
  room: string
  page: StayPage
}

/**
 * Renders a rate as a line: meals and cancellation, when it's paid, the total, and the buttons that book it and put it into
 * the cart. The line expands to all terms; its buttons lie over it, because a summary can't have controls.
 */
export function RateRow({ rate, room, page }: RateRowProps) {
  const t = useT()
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
      <details className="group">
        <summary className="rate-line rounded">
          <span className="rate-facts">
            <span className="rate-clip font-semibold">
              {t(`hotel.board-${rate.board}`)}
              <Icon
                name="chevron-down"
                size={16}
                className="rate-more transition-transform group-open:rotate-180"
              />
            </span>
            <CancelSummary rate={rate} zone={page.hotel.zone} />
            <span className="rate-hint text-xs text-sea">
              <span className="truncate">{t('hotel-review.terms-title')}</span>
              <Icon
                name="chevron-down"
                size={16}
                className="transition-transform group-open:rotate-180"
              />
            </span>
          </span>
          <PaySummary rate={rate} />
          <OfferSpace rate={rate} page={page} />
        </summary>
        <RateTerms rate={rate} page={page} />
      </details>
      <div className="rate-offer" suppressHydrationWarning>
        <RatePrice rate={rate} page={page} />
        <RateButtons rate={rate} room={room} page={page} />
      </div>
    </li>
  )
}

/** Renders until when cancelling is free: the day on phones, the hour too where there is room. Terms have all of it. */
function CancelSummary({ rate, zone }: { rate: Rate; zone: string }) {
  const t = useT()
  const format = useFormat()
  if (!rate.freeUntil) {
    return <span className="rate-clip text-ink-soft">{t(notFree(rate))}</span>
  }
  const day = format.date(rate.freeUntil, 'short', zone)
  const hour = format.date(rate.freeUntil, 'time', zone)
  return (
    <span className="rate-clip text-sea" suppressHydrationWarning>
      <span className="rate-narrow">{t('hotel.cancel-free', { time: day })}</span>
      <span className="rate-wide">{t('hotel.cancel-free', { time: `${day}, ${hour}` })}</span>
    </span>
  )
}

/** Renders when a rate is paid and what is due at the property: on phones in one line, with all of it in the terms. */
function PaySummary({ rate }: { rate: Rate }) {
  const { pay, price, roomsLeft } = rate
  const t = useT()
  const money = useMoney()
  const { now, atProperty } = price
  const { estimate } = dueOf(price)
  const dueText =
    atProperty &&
    pay !== 'at_property' &&
    t('hotel-review.due-there', { amount: money(atProperty.amount) })
  // Beside a total that has more in it, it says how much.
  const payText =
    pay === 'deposit' || (pay === 'now' && dueText)
      ? t(`hotel-review.${pay === 'now' ? 'pay-now-sum' : 'pay-deposit'}`, { amount: money(now) })
      : t(`hotel-review.pay-${pay}`)
  const isShort = pay === 'now' && dueText !== undefined
  return (
    <span className="rate-pay" suppressHydrationWarning>
      {estimate ? (
        <>
          <span className="rate-clip rate-narrow">
            {t('hotel-review.pay-there-about', { amount: money(estimate) })}
          </span>
          <span className="rate-clip rate-wide">{payText}</span>
        </>
      ) : (
        <span className={cx('rate-clip', isShort && 'rate-wide')}>{payText}</span>
      )}
      {dueText && (
        <span className={cx('rate-clip rate-due', !isShort && 'rate-wide')}>{dueText}</span>
      )}
      {roomsLeft !== undefined && (
        <Badge tone="amber" className="rate-left">
          {t('hotel-review.rooms-left', { count: roomsLeft })}
        </Badge>
      )}
    </span>
  )
}

/** Renders the total; of several rooms, the price of one room's night is in the terms. */
function RatePrice(props: Pick<RateRowProps, 'rate' | 'page'>) {
  const { amount, currency } = dueOf(props.rate.price).due
  const below = useTextBelow(props)
  return (
    <p className="rate-price">
      <Money amount={amount} currency={currency} className="rate-amount" />
      {below && <span className="rate-wide text-xs text-ink-soft">{below}</span>}
    </p>
  )
}

/** Returns what is written below the total; undefined if nothing is. */
function useTextBelow({ rate, page }: Pick<RateRowProps, 'rate' | 'page'>): string | undefined {
  const t = useT()
  const money = useMoney()
  const { checkIn, checkOut, rooms } = page.stay
  const { estimate } = dueOf(rate.price)
  if (estimate) return t('hotel.about', { amount: money(estimate) })
  const hasNights = rooms.length === 1 && nightsBetween(checkIn, checkOut) > 1
  return hasNights ? t('hotel-review.each-night', { price: money(rate.perNight) }) : undefined
}

/**
 * Leaves as much space in the line as its price and buttons take, which lie over it: how wide they are depends on the
 * language. The texts are drawn by styles, so that nothing finds or reads them twice.
 */
function OfferSpace(props: Pick<RateRowProps, 'rate' | 'page'>) {
  const t = useT()
  const money = useMoney()
  const below = useTextBelow(props)
  return (
    <span className="rate-space" aria-hidden="true" suppressHydrationWarning>
      <span className="rate-price">
        <span className="rate-amount" data-text={money(dueOf(props.rate.price).due)} />
        {below && <span className="rate-wide text-xs" data-text={below} />}
      </span>
      <span
        className="rate-space-book"
        data-text={t('hotel-review.book')}
        data-cart={props.page.isCartOn || undefined}
      />
    </span>
  )
}
