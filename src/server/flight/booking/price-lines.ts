import type { BookingDraft, BookingLine } from '../../../contract/flight/booking.ts'
import { type Money, money } from '../../../contract/money.ts'
import { sumMoney } from '../../../contract/sum-money.ts'
import type { QuotedOffer } from '../quoted-offer.ts'

type Bags = BookingDraft['bags']

/** Returns the lines of a total: base and taxes by passenger type, and bags, offer by offer. */
export function priceLines(quotes: readonly QuotedOffer[], bags: Bags): BookingLine[] {
  return quotes.flatMap((quote) => [
    ...fareLines(quote),
    ...bagLines(
      quote,
      bags.filter(({ offerId }) => offerId === quote.offer.id),
    ),
  ])
}

function fareLines({ offer }: QuotedOffer): BookingLine[] {
  return offer.passengers
    .filter(({ count }) => count > 0)
    .flatMap(({ type, count, base, taxes }) =>
      (['base', 'taxes'] as const).map((kind) => ({
        kind,
        offerId: offer.id,
        passengerType: type,
        count,
        due: 'now' as const,
        amount: money((kind === 'base' ? base : taxes).amount * count, base.currency),
      })),
    )
}

function bagLines({ offer, extraBags }: QuotedOffer, bags: Bags): BookingLine[] {
  return extraBags.flatMap(({ kg, price }) => {
    const count = bags.filter((bag) => bag.kg === kg).length
    const amount = money(price.amount * count, price.currency)
    return count > 0
      ? [{ kind: 'bag' as const, offerId: offer.id, kg, count, amount, due: 'now' as const }]
      : []
  })
}

/** Returns the sum of the lines, which is the amount charged. */
export const totalOf = (lines: readonly BookingLine[], currency: string): Money =>
  sumMoney(
    lines.map(({ amount }) => amount),
    currency,
  )
