import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { ActForm } from './act-form.tsx'
import { CancelForm } from './cancel-form.tsx'
import { RefundedMeanwhile } from './meanwhile-note.tsx'
import { seenField } from './meanwhile-refunded.ts'
import { RefundByHandForm } from './refund-by-hand-form.tsx'
import { StaysBooked } from './stays-booked.tsx'

const ended = ['confirmed', 'failed', 'expired', 'cancelled']

interface RefundFormsProps {
  seen: DeskOrder
  staffId: string
  /** Whether the quote was asked for just now, so that its form is open. */
  isJustQuoted: boolean
}

/** Renders the forms that give money back: by quote, and by hand. */
export function RefundForms({ seen, staffId, isJustQuoted }: RefundFormsProps) {
  const { afterSales, refundsByHand, refundable, order } = seen
  const t = useT()
  const money = useMoney()
  const [quote] = afterSales.quotes
  // Once everything has gone back, what its fare doesn't refund is cancelled without a refund.
  const isAllBack = order.paid.amount > 0 && refundable.amount === 0
  const cancellable = afterSales.reservations.filter(
    ({ refund }) => refund !== 'not_allowed' || isAllBack,
  )
  const titleOf = (ids: readonly string[]) =>
    order.items.flatMap(({ id, title }) => (ids.includes(id) ? [title] : [])).join(', ')
  // Something may still be confirmed, changed or refunded automatically.
  const isAtRest = seen.reservations.every(({ state }) => ended.includes(state))
  const isDisputed = afterSales.dispute?.blocksRefunds === true
  const refundHint = (refund: (typeof cancellable)[number]['refund']) => {
    if (refund === 'not_allowed') return t('desk-order.quote-forfeit')
    return refund === 'nothing' ? t('desk-order.quote-nothing') : null
  }
  return (
    <>
      {isDisputed && (
        <p className="py-3" data-disputed>
          {t('error.PAYMENT_DISPUTED')}
        </p>
      )}
      {!isDisputed && quote?.kind === 'refund' && quote.state === 'open' && (
        <CancelForm seen={seen} quote={quote} isOpen={isJustQuoted} />
      )}
      {refundsByHand
        .filter(({ state }) => state === 'proposed')
        .map(({ refundByHandId, amount, why, proposedBy }) =>
          proposedBy.id === staffId ? (
            <div key={refundByHandId} className="py-3">
              <p className="text-ink-soft">
                {t('desk-order.proposed-by-you', { amount: money(amount) })}
              </p>
              <ActForm act="withdraw-proposed-refund" target={refundByHandId} />
            </div>
          ) : (
            <ActForm
              key={refundByHandId}
              act="decide-refund"
              target={refundByHandId}
              isOpen
              buttons={
                <div className="flex flex-wrap gap-2">
                  {isAtRest && amount.amount <= refundable.amount && (
                    <SubmitButton name="decision" value="approved">
                      {t('desk-order.approve', { amount: money(amount) })}
                    </SubmitButton>
                  )}
                  <SubmitButton name="decision" value="rejected" variant="secondary">
                    {t('desk-order.reject')}
                  </SubmitButton>
                </div>
              }
            >
              {(_, refused) => (
                <>
                  <input type="hidden" name="seen" value={seenField(seen)} />
                  <RefundedMeanwhile seen={seen} since={refused?.typed.seen} />
                  <StaysBooked seen={seen} amount={amount.amount} isDecision />
                  <p className="wrap-anywhere">
                    {t('desk-order.proposed', {
                      amount: money(amount),
                      name: proposedBy.name,
                      why,
                    })}
                  </p>
                  {isAtRest && !isDisputed && amount.amount > refundable.amount && (
                    <p className="text-ink-soft">
                      {t('desk-order.approve-too-large', { amount: money(refundable) })}
                    </p>
                  )}
                </>
              )}
            </ActForm>
          ),
        )}
      {!isDisputed && cancellable.length > 0 && (
        <ActForm act="quote-refund" asksWhy={false}>
          {(field) => {
            const { error } = field('items')
            return (
              <fieldset>
                <legend className="text-xs font-medium text-ink-soft">
                  {t('desk-order.quote-items')}
                </legend>
                {cancellable.map(({ itemIds, refund }) => (
                  <Checkbox
                    key={itemIds.join()}
                    name="items"
                    value={itemIds.join()}
                    label={titleOf(itemIds)}
                    hint={refundHint(refund)}
                    defaultChecked={cancellable.length === 1}
                    aria-invalid={error ? true : undefined}
                  />
                ))}
                {error && <FieldError id="items-error">{error}</FieldError>}
              </fieldset>
            )
          }}
        </ActForm>
      )}
      {refundable.amount > 0 &&
        (isAtRest ? (
          <RefundByHandForm seen={seen} />
        ) : (
          <p className="py-3 text-ink-soft" data-unclear>
            {t('desk-order.refund-unclear')}
          </p>
        ))}
    </>
  )
}
