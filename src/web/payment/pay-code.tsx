import type { Payable } from '../../contract/payment/payment.ts'
import { useT, useUrl } from '../locale/language.ts'
import { T } from '../locale/t.tsx'
import type { AuthAnswer } from '../member/auth/auth-answer.ts'
import { CodeForm } from '../member/auth/code/code-form.tsx'
import type { CodeTimes } from '../member/auth/code/timing.ts'
import { useSearchAgain } from '../product/product-views.ts'
import { Card } from '../ui/page/card.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { LocalTime } from '../ui/time/local-time.tsx'
import { PayProblem } from './pay-problem.tsx'
import type { SeenPrice } from './seen-price.ts'
import { SeenSums } from './seen-sums.tsx'

interface PayCodeProps {
  payable: Payable
  times: CodeTimes
  /** The result of the form for the code. */
  answer: AuthAnswer | undefined
  /** Why the order couldn't be booked although the code may be right. */
  problem: string | undefined
  /** The sums that the buyer agreed to in that attempt. */
  seen: SeenPrice | undefined
}

/** Renders, in place of payment methods, the form for the code from the mail that confirms an order. */
export function PayCode({ payable, times, answer, problem, seen }: PayCodeProps) {
  const t = useT()
  const url = useUrl()
  const search = useSearchAgain(payable)
  return (
    <Card title={t('payment.code-form')} aria-label={t('payment.code-form')} data-needs-code>
      <div className="grid gap-4">
        <PayProblem payable={payable} problem={problem} seen={seen} />
        <CodeForm times={times} answer={answer} submitLabel={t('payment.code-confirm')}>
          <SeenSums payable={payable} />
          <p className="wrap-anywhere">
            {t('payment.code-sent', { email: payable.codeTiming?.email ?? '' })}{' '}
            {payable.payUntil && (
              <T id="payment.code-by" tags={{ time: <LocalTime value={payable.payUntil} /> }} />
            )}
          </p>
        </CodeForm>
        <p className="text-ink-soft">
          <T
            id="payment.code-other-address"
            tags={{ link: <TextLink to={url(search.path, search.query)} /> }}
          />
        </p>
      </div>
    </Card>
  )
}
