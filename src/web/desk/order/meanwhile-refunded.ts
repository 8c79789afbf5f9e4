import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'

type Refunds = Pick<DeskOrder, 'refunds' | 'refundsByHand'>

/** Returns the value of a form's field `seen`: how many refunds its page showed. */
export const seenField = ({ refunds, refundsByHand }: Refunds): string =>
  `${refundsByHand.length}/${refunds.length}`

/** Returns the counts in a form's field `seen`; undefined if there are none in it. */
export function seenRefunds(field: string): { byHand: number; ofPayments: number } | undefined {
  const [, byHand, ofPayments] = /^(\d{1,6})\/(\d{1,6})$/.exec(field) ?? []
  return byHand === undefined
    ? undefined
    : { byHand: Number(byHand), ofPayments: Number(ofPayments) }
}

/** Returns the refunds that were added since a form's page was read: those by hand, and those with another cause. */
export function refundedMeanwhile(seen: Refunds, field: string | undefined): Refunds {
  const { byHand, ofPayments } = seenRefunds(field ?? '') ?? {
    byHand: seen.refundsByHand.length,
    ofPayments: seen.refunds.length,
  }
  const newest = seen.refunds.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  return {
    refundsByHand: seen.refundsByHand.slice(0, Math.max(0, seen.refundsByHand.length - byHand)),
    refunds: newest
      .slice(0, Math.max(0, newest.length - ofPayments))
      // Those by hand are listed by themselves.
      .filter(({ cause }) => !cause.startsWith('hand')),
  }
}
