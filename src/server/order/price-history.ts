import type { Money } from '../../contract/money.ts'
import { money } from '../../contract/money.ts'

/**
 * What an order's history says of prices that weren't what the traveller had agreed to: the supplier asks another one, the
 * traveller agrees to it, and the time to pay passes without that.
 */
export const priceEvents = ['order.price_changed', 'order.repriced', 'order.price_left'] as const
export type PriceEvent = (typeof priceEvents)[number]

/** The old and the new price: what is charged by us and then, by currency, what is paid on site. */
export interface PriceChange {
  before: readonly Money[]
  after: readonly Money[]
}

export const isPriceEvent = (what: string): what is PriceEvent =>
  priceEvents.some((each) => each === what)

/** Returns amounts as the history stores them, such as `MYR 12345 + THB 50000`. */
export const storedAmounts = (amounts: readonly Money[]): string =>
  amounts.map(({ amount, currency }) => `${currency} ${amount}`).join(' + ')

/** Returns amounts that the history stores. */
export const readAmounts = (stored: string): Money[] =>
  stored.split(' + ').map((each) => {
    const [currency = '', amount = ''] = each.split(' ')
    return money(Number(amount), currency)
  })
