import { Form } from 'react-router'
import type { Payable } from '../../contract/payment/payment.ts'
import { useMoney } from '../currency/use-money.ts'
import { useT, useUrl } from '../locale/language.ts'
import { T } from '../locale/t.tsx'
import { RadioGroup } from '../ui/form/radio-group.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Alert } from '../ui/page/alert.tsx'
import { Card } from '../ui/page/card.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { LocalTime } from '../ui/time/local-time.tsx'
import { payWords } from './pay-words.ts'

/** The id of the form that continues to the payment page: the bar's button is outside of it. */
export const payFormId = 'pay-form'

interface PayFormProps {
  payable: Payable
  idempotencyKey: string
  /** Why the last attempt to start a payment failed. */
  problem: string | undefined
}

/** Renders the payment methods, the terms, and the button with the amount. */
export function PayForm({ payable, idempotencyKey, problem }: PayFormProps) {
  const t = useT()
  const url = useUrl()
  const money = useMoney()
  const words = payWords(t, payable)
  const unchosen = problem === 'PAYMENT_METHOD_UNKNOWN'
  const total = money(payable.total)
  return (
    <Form id={payFormId} method="post" noValidate className="grid gap-6 max-lg:order-2">
      <input type="hidden" name="key" value={idempotencyKey} />
      {problem && !unchosen && (
        <Alert tone="error" code={problem}>
          {t(problem === 'UNAVAILABLE' ? 'payment.error-UNAVAILABLE' : 'payment.error-other')}
        </Alert>
      )}
      <Card>
        <RadioGroup
          look="cards"
          name="method"
          legend={t('payment.method')}
          defaultValue={payable.payment?.method ?? payable.methods[0]}
          error={unchosen ? t('payment.error-PAYMENT_METHOD_UNKNOWN') : null}
          options={payable.methods.map((method) => ({
            value: method,
            label: <span className="font-semibold">{t(`payment.method-${method}`)}</span>,
            hint:
              method === 'card' ? (
                t('payment.method-card-hint')
              ) : (
                <>
                  {!payable.change && payable.payUntil && (
                    <T
                      id="payment.pay-by"
                      tags={{ time: <LocalTime value={payable.payUntil} /> }}
                    />
                  )}{' '}
                  {words('method-bank_transfer-hint')}
                </>
              ),
          }))}
        />
      </Card>
      <div className="grid gap-3">
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
          {t('payment.continue', { total })}
        </SubmitButton>
        <p className="flex items-start gap-2 text-ink-soft">
          <Icon name="shield" className="mt-0.5" />
          <span>
            {t('payment.safe')} {words('after')}
          </span>
        </p>
      </div>
    </Form>
  )
}
