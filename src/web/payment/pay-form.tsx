import { Form } from 'react-router'
import type { Payable } from '../../contract/payment/payment.ts'
import { useMoney } from '../currency/use-money.ts'
import { useT, useUrl } from '../locale/language.ts'
import { T } from '../locale/t.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Card } from '../ui/page/card.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { LocalTime } from '../ui/time/local-time.tsx'
import { PayMethods, type RefundDays } from './pay-methods.tsx'
import { PayProblem } from './pay-problem.tsx'
import { continueText, isCardOnly, payWords } from './pay-words.ts'
import type { SeenPrice } from './seen-price.ts'
import { SeenSums } from './seen-sums.tsx'

/** The id of the form that continues to the payment page: the bar's button is outside of it. */
export const payFormId = 'pay-form'

interface PayFormProps {
  payable: Payable
  /** Days until a refund arrives, by method; without methods whose time is unknown. */
  refundDays?: RefundDays
  idempotencyKey: string
  /** Why the last attempt to start a payment failed. */
  problem: string | undefined
  /** The sums that the payer agreed to in that attempt. */
  seen?: SeenPrice | undefined
}

/** Renders the payment methods, the terms, and the button with the amount. */
export function PayForm(props: PayFormProps) {
  const { payable, refundDays = {}, idempotencyKey, problem, seen } = props
  const t = useT()
  const url = useUrl()
  const money = useMoney()
  const words = payWords(t, payable)
  const unchosen = problem === 'PAYMENT_METHOD_UNKNOWN'
  const isSaved = isCardOnly(payable)
  return (
    <Form id={payFormId} method="post" noValidate className="grid gap-6 max-lg:order-2">
      <input type="hidden" name="key" value={idempotencyKey} />
      <input type="hidden" name="terms" value={payable.terms} />
      <SeenSums payable={payable} />
      <PayProblem payable={payable} problem={unchosen ? undefined : problem} seen={seen} />
      <Card>
        <PayMethods payable={payable} refundDays={refundDays} unchosen={unchosen} />
      </Card>
      <div className="grid gap-3">
        {payable.savesCard && !isSaved && <p>{t('payment.card-too')}</p>}
        {payable.laterCharges?.map(({ quoted, charged }) => (
          <p key={quoted}>
            {t(quoted === charged ? 'payment.later-charge' : 'payment.later-charge-other', {
              quoted,
              charged,
            })}
          </p>
        ))}
        {payable.charge && payable.payUntil && (
          <p>
            <T id="payment.pay-by" tags={{ time: <LocalTime value={payable.payUntil} /> }} />
          </p>
        )}
        <p>
          <T
            id="payment.agree"
            tags={{
              terms: <TextLink to={url('terms/condition')} />,
              privacy: <TextLink to={url('privacy')} />,
            }}
          />
        </p>
        <SubmitButton size="lg" block icon="lock" className="max-lg:hidden">
          {continueText(t, payable, money)}
        </SubmitButton>
        <p className="flex items-start gap-2 text-ink-soft">
          <Icon name="shield" className="mt-0.5" />
          <span>
            {t(isSaved ? 'payment.card-safe' : 'payment.safe')} {words('after')}
          </span>
        </p>
      </div>
    </Form>
  )
}
