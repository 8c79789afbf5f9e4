import type { Payable, PaymentMethod } from '../../contract/payment/payment.ts'
import { useT } from '../locale/language.ts'
import { T } from '../locale/t.tsx'
import { RadioGroup } from '../ui/form/radio-group.tsx'
import { LocalTime } from '../ui/time/local-time.tsx'
import { CardMarks } from './card-marks.tsx'
import { isCardOnly, payWords } from './pay-words.ts'

/** In how many days a refund by a method arrives at the latest. */
export type RefundDays = Readonly<Partial<Record<PaymentMethod, number>>>

interface PayMethodsProps {
  payable: Payable
  refundDays: RefundDays
  /** Whether none was chosen. */
  unchosen: boolean
}

/** Renders the methods to choose from, or the only one. */
export function PayMethods({ payable, refundDays, unchosen }: PayMethodsProps) {
  const t = useT()
  const { methods, payment } = payable
  const isSaved = isCardOnly(payable)
  const [only, ...others] = methods
  if (only && others.length === 0) {
    return (
      <>
        <input type="hidden" name="method" value={only} />
        <p className="font-semibold">
          <MethodName method={only} />
        </p>
        <p className="text-xs text-ink-soft">
          <Hint payable={payable} method={only} days={refundDays[only]} />
        </p>
      </>
    )
  }
  return (
    <RadioGroup
      look="cards"
      name="method"
      legend={t(isSaved ? 'payment.card-method' : 'payment.method')}
      defaultValue={payment?.method ?? methods[0]}
      error={unchosen ? t('payment.error-PAYMENT_METHOD_UNKNOWN') : null}
      options={methods.map((method) => ({
        value: method,
        label: (
          <span className="font-semibold">
            <MethodName method={method} />
          </span>
        ),
        hint: <Hint payable={payable} method={method} days={refundDays[method]} />,
      }))}
    />
  )
}

/** Renders a method's name, and for cards the marks of their brands. */
function MethodName({ method }: { method: PaymentMethod }) {
  const t = useT()
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {t(`payment.method-${method}`)}
      {method === 'card' && <CardMarks />}
    </span>
  )
}

interface HintProps {
  payable: Payable
  method: PaymentMethod
  days: number | undefined
}

/** Renders what to know about a method. */
function Hint(props: HintProps) {
  const t = useT()
  const { payable, days } = props
  const refund = days !== undefined && !isCardOnly(payable) && t('payment.refund-days', { days })
  return (
    <>
      <MethodHint {...props} /> {refund}
    </>
  )
}

function MethodHint({ payable, method }: HintProps) {
  const t = useT()
  const words = payWords(t, payable)
  if (method === 'card') {
    return t(isCardOnly(payable) ? 'payment.card-hint' : 'payment.method-card-hint')
  }
  return (
    <>
      {!payable.change && payable.payUntil && (
        <T id="payment.pay-by" tags={{ time: <LocalTime value={payable.payUntil} /> }} />
      )}{' '}
      {words('method-bank_transfer-hint')}
    </>
  )
}
