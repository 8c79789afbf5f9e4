import { onSiteSums } from '../../contract/checkout/on-site-sums.ts'
import type { Money } from '../../contract/money.ts'
import type { Payable } from '../../contract/payment/payment.ts'

/** Tells the server which sums are on the page: what is paid now and on site. `seenPrice` reads them. */
export const SeenSums = ({ payable: { total, items } }: { payable: Payable }) => (
  <>
    <SeenSum name="seen" sum={total} />
    {onSiteSums(items).map((sum) => (
      <SeenSum key={sum.currency} name="seen-on-site" sum={sum} />
    ))}
  </>
)

const SeenSum = ({ name, sum }: { name: string; sum: Money }) => (
  <input type="hidden" name={name} value={`${sum.amount} ${sum.currency}`} />
)
