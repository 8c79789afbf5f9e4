import { onSiteSums } from '../../contract/checkout/on-site-sums.ts'
import type { Money } from '../../contract/money.ts'
import type { Payable, PayableStanding } from '../../contract/payment/payment.ts'
import type { Translate, WordArgs, WordId } from '../locale/word-store.ts'
import { productWords } from '../product/product-words.ts'

/** Messages that differ when a change is paid for: `aftersales.pay-<word>`. */
type Told = WordId extends infer Id
  ? Id extends `aftersales.pay-${infer Word}`
    ? Word
    : never
  : never
/** What is paid for. Items are missing if unknown. */
export interface PaidFor
  extends Pick<PayableStanding, 'savesCard' | 'total' | 'payment' | 'needsCode'> {
  change?: unknown
  charge?: unknown
  items?: readonly { product: string }[] | undefined
}

type PayWord = Told &
  (WordId extends infer Id ? (Id extends `payment.${infer Word}` ? Word : never) : never)

/**
 * Returns the payment pages' messages: for an order with these products, for a change, for a charge to a guarantee
 * (`payment.charge-<word>`), for a card that is only saved (`payment.card-<word>`), or for an order that only waits for a code
 * (`payment.code-<word>`).
 */
export const payWords =
  (t: Translate, payable: PaidFor) =>
  <Word extends PayWord>(word: Word, ...args: WordArgs<`payment.${Word}`>): string => {
    const { change, charge, items = [] } = payable
    const words = productWords(t, items)
    const own = charge
      ? `payment.charge-${word}`
      : isCardOnly(payable)
        ? `payment.card-${word}`
        : isCodeOnly(payable)
          ? `payment.code-${word}`
          : undefined
    if (own && t.has(own)) return t(own as `payment.${Word}`, ...args)
    return change
      ? words(`aftersales.pay-${word}`, ...(args as never))
      : words(`payment.${word}`, ...(args as never))
  }

/** Returns the label of the button that continues to the gateway's page. */
export function continueText(
  t: Translate,
  payable: Pick<Payable, 'savesCard' | 'total' | 'payment' | 'items' | 'oldTotal' | 'oldOnSite'>,
  money: (value: Money) => string,
): string {
  const isSaved = isCardOnly(payable)
  if (!payable.oldTotal) {
    if (isSaved) return t('payment.card-continue')
    return t('payment.continue', { total: money(payable.total) })
  }
  const now = isSaved ? [] : [payable.total]
  const onSite = isSaved || payable.oldOnSite ? onSiteSums(payable.items) : []
  const total = [...now, ...onSite].map(money).join(' + ')
  return t(isSaved ? 'payment.card-accept' : 'payment.accept', { total })
}

/** Returns the same in fewer words, for the bar on phones: what binds the payer is said there too. */
export function barText(
  t: Translate,
  payable: Parameters<typeof continueText>[1],
  money: (value: Money) => string,
): string {
  if (isCardOnly(payable)) return t('payment.card-continue')
  // Two sums would cover the amount beside the button.
  return payable.oldTotal
    ? t('payment.accept', { total: money(payable.total) })
    : t('payment.bar-continue')
}

/** Returns what happens to money that came too late, or may still come; undefined if it can be paid, or nothing is expected. */
export function lateText(
  t: Translate,
  payable: PaidFor & Pick<PayableStanding, 'late'>,
): string | undefined {
  const { late, items = [] } = payable
  if (late === undefined) return undefined
  if (late === 'refunding') return t('payment.late-refunding')
  const arrives = productWords(t, items)(`payment.late-${late}`)
  return `${payWords(t, payable)('expired-text')} ${arrives}`
}

/** Returns whether a card is only saved, and nothing charged. */
export const isCardOnly = ({ savesCard, total, payment }: Omit<PaidFor, 'items'>): boolean =>
  (savesCard === true && total.amount === 0) || payment?.state === 'saved'

/** Returns whether nothing is charged or saved: the order is, or was, booked by a code from a mail. */
export const isCodeOnly = ({
  change,
  charge,
  needsCode,
  savesCard,
  total,
  payment,
}: Omit<PaidFor, 'items'>): boolean =>
  needsCode === true || (total.amount === 0 && !savesCard && !payment && !change && !charge)
