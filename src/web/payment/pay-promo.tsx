import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { ErrorCode } from '../../contract/errors.ts'
import type { Money } from '../../contract/money.ts'
import type { Payable } from '../../contract/payment/payment.ts'
import { longestPromo } from '../../contract/promo/promo-terms.ts'
import { useMoney } from '../currency/use-money.ts'
import { errorText, useT } from '../locale/language.ts'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { Card } from '../ui/page/card.tsx'
import type { RefusedPromo } from './answer-promo.ts'
import { discountOf, takesPromo } from './applied-promo.ts'
import type { LinkedPromo } from './linked-promo.ts'

interface PayPromoProps {
  payable: Payable
  refused: RefusedPromo | undefined
  /** The code of the link that the visitor followed. It's in the field if it isn't applied, with the reason. */
  linked?: LinkedPromo | undefined
}

/** Renders the field for a promo code, until one is applied. Only what an order costs can be lowered by one. */
export function PayPromo({ payable, refused, linked }: PayPromoProps) {
  const t = useT()
  const reason = useReason()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  if (!takesPromo(payable) || discountOf(payable)) return null
  return (
    <Card title={t('payment.promo')} data-promo-box className="max-lg:order-2">
      <Form
        ref={form}
        method="post"
        noValidate
        preventScrollReset
        className="flex w-full flex-wrap items-start gap-3"
      >
        <div className="min-w-48 flex-1">
          <TextField
            name="promo"
            label={t('payment.promo')}
            hideLabel
            maxLength={longestPromo + 10}
            defaultValue={refused?.typed ?? linked?.code}
            hint={linked && !refused && linkedText(linked)}
            error={refused && reason(refused.code, refused.minimum)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </div>
        <SubmitButton variant="secondary" name="intent" value="promo">
          {t('payment.promo-apply')}
        </SubmitButton>
      </Form>
    </Card>
  )

  function linkedText({ refusal }: LinkedPromo): string {
    if (!refusal) return t('payment.promo-linked')
    return t('payment.promo-linked-refused', { reason: reason(refusal.error, refusal.minimum) })
  }
}

/** Renders the applied promo code, to stand beside the total, with the button that removes it. */
export function AppliedPromo({ payable, refused, linked }: PayPromoProps) {
  const t = useT()
  const money = useMoney()
  const reason = useReason()
  const applied = takesPromo(payable) ? discountOf(payable) : undefined
  if (!applied) return null
  const { code } = applied
  const saved = { code, amount: money(applied.amount) }
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      data-promo-box
      className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4"
    >
      <p data-promo={code} className="min-w-0 flex-1 basis-40 wrap-anywhere">
        {linked?.code === code
          ? t('payment.promo-applied-linked', saved)
          : t('payment.promo-applied', saved)}
      </p>
      <SubmitButton variant="secondary" size="sm" name="intent" value="no-promo">
        {t('payment.promo-remove')}
      </SubmitButton>
      {refused && <p className="basis-full text-red">{reason(refused.code, refused.minimum)}</p>}
    </Form>
  )
}

/** Returns a function that says why a code can't be used. */
function useReason() {
  const t = useT()
  const money = useMoney()
  return (code: string, minimum: Money | undefined): string =>
    minimum
      ? t('payment.promo-minimum', { amount: money(minimum) })
      : errorText(t, code as ErrorCode)
}
