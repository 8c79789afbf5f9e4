import { useContext } from 'react'
import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import { minorDigits } from '../../../contract/minor-digits.ts'
import type { Money } from '../../../contract/money.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { useProductViews } from '../../product/product-views.ts'
import { AnsweredField } from '../../ui/form/answered-fields.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { type ActField, ActForm, ActForms } from './act-form.tsx'
import { RefundedMeanwhile } from './meanwhile-note.tsx'
import { seenField } from './meanwhile-refunded.ts'
import { StaysBooked } from './stays-booked.tsx'

/** Renders the form for an amount by hand. What is typed is shown once more before anything is done. */
export function RefundByHandForm({ seen }: { seen: DeskOrder }) {
  const { refundable, refundableAlone, order } = seen
  const t = useT()
  const money = useMoney()
  const { refused } = useContext(ActForms)
  const { currency } = refundable
  const isAsked =
    refused?.act === 'propose-refund' &&
    ((refused.code === null && refused.wrong.length === 0) ||
      (isAskedAgain(refused.code) && refused.typed.confirmed !== undefined))
  const asked = isAsked ? refused.amount : null
  if (asked !== null) {
    const isAlone = asked <= refundableAlone.amount
    return <ConfirmRefund amount={{ amount: asked, currency }} isAlone={isAlone} seen={seen} />
  }
  const amountField = (field: ActField): ActField =>
    field.error && (refused?.amount ?? 0) > refundable.amount
      ? { ...field, error: t('desk-order.amount-most', { amount: money(refundable) }) }
      : field
  return (
    <ActForm act="propose-refund">
      {(field) => (
        <>
          <input type="hidden" name="currency" value={currency} />
          <input type="hidden" name="seen" value={field('seen').defaultValue ?? seenField(seen)} />
          <RefundConditions items={order.items} />
          <AnsweredField
            {...amountField(field('amount'))}
            label={t('desk-order.amount', { currency })}
            hint={t('desk-order.amount-hint', {
              amount: money(refundable),
              alone: money(
                refundableAlone.amount < refundable.amount ? refundableAlone : refundable,
              ),
            })}
            inputMode={minorDigits(currency) > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            required
          />
        </>
      )}
    </ActForm>
  )
}

/** Returns whether a confirmed amount is asked about once more: for the second factor, or because of other refunds. */
const isAskedAgain = (code: string | null): boolean =>
  code === 'FACTOR_NEEDED' || code === 'RECORD_CHANGED'

/** Asks whether to refund an amount that was typed, or to have a second person decide. */
function ConfirmRefund({
  amount,
  isAlone,
  seen,
}: {
  amount: Money
  isAlone: boolean
  seen: DeskOrder
}) {
  const t = useT()
  const money = useMoney()
  const value = 'propose-refund '
  return (
    <ActForm
      act="propose-refund"
      asksWhy={false}
      buttons={
        <div className="flex flex-wrap gap-2">
          <SubmitButton name="do" value={value}>
            {t(isAlone ? 'desk-order.do-confirm-refund' : 'desk-order.do-ask-refund', {
              amount: money(amount),
            })}
          </SubmitButton>
          <SubmitButton name="back" value="amount" variant="secondary">
            {t('desk-order.back-to-amount')}
          </SubmitButton>
        </div>
      }
    >
      {(_, refused) => (
        <>
          {['amount', 'currency', 'why'].map((name) => (
            <input key={name} type="hidden" name={name} value={refused?.typed[name] ?? ''} />
          ))}
          <input type="hidden" name="seen" value={seenField(seen)} />
          <input type="hidden" name="confirmed" value={amount.amount} />
          <RefundedMeanwhile seen={seen} since={refused?.typed.seen} />
          <StaysBooked seen={seen} amount={amount.amount} />
          <Alert
            tone="warning"
            title={t(isAlone ? 'desk-order.confirm-amount' : 'desk-order.confirm-ask', {
              amount: money(amount),
            })}
          >
            {t(isAlone ? 'desk-order.confirm-amount-text' : 'desk-order.confirm-ask-text')}
            <p className="mt-2 wrap-anywhere">
              {t('desk-order.why')}: {refused?.typed.why}
            </p>
          </Alert>
        </>
      )}
    </ActForm>
  )
}

/** Renders what was agreed about refunds of each item: what is refunded by hand is more than that. */
function RefundConditions({ items }: { items: DeskOrder['order']['items'] }) {
  const t = useT()
  const money = useMoney()
  const viewsOf = useProductViews()
  return (
    <div className="text-xs text-ink-soft" data-conditions>
      <p>{t('desk-order.conditions')}</p>
      <ul className="mt-1 grid gap-1">
        {items.map((item) => {
          const { conditionText, CancellationTerms } = viewsOf(item)
          const text = conditionText?.(t, 'refund', item, money)
          return (
            <li key={item.id}>
              <span className="font-medium text-ink">{item.title}</span>
              {text ? `: ${text}` : CancellationTerms && <CancellationTerms items={[item]} />}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
