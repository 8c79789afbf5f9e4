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

interface PayPromoProps {
  payable: Payable
  refused: RefusedPromo | undefined
  /** The code of the link that the visitor followed: filled in, but only applied by its button. */
  linked?: string | undefined
}

/** Renders the field for a promo code, or the code that is applied. Only what an order costs can be lowered by one. */
export function PayPromo({ payable, refused, linked }: PayPromoProps) {
  const t = useT()
  const money = useMoney()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  const { change, charge, oldTotal, total } = payable
  if (change || charge || oldTotal || total.amount === 0) return null
  const applied = discountOf(payable)
  const error = refused && textOf(refused)
  return (
    <Card title={t('payment.promo')} data-promo-box className="max-lg:order-2">
      <Form
        ref={form}
        method="post"
        noValidate
        preventScrollReset
        className="grid justify-items-start gap-3"
      >
        {applied ? (
          <>
            <p data-promo={applied.code} className="wrap-anywhere">
              {t('payment.promo-applied', {
                code: applied.code,
                amount: money(applied.amount),
              })}
            </p>
            {error && <p className="text-red">{error}</p>}
            <SubmitButton variant="secondary" name="intent" value="no-promo">
              {t('payment.promo-remove')}
            </SubmitButton>
          </>
        ) : (
          <div className="flex w-full flex-wrap items-start gap-3">
            <div className="min-w-48 flex-1">
              <TextField
                name="promo"
                label={t('payment.promo')}
                hideLabel
                maxLength={longestPromo + 10}
                defaultValue={refused?.typed ?? linked}
                hint={linked && !refused && t('payment.promo-linked')}
                error={error}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            </div>
            <SubmitButton variant="secondary" name="intent" value="promo">
              {t('payment.promo-apply')}
            </SubmitButton>
          </div>
        )}
      </Form>
    </Card>
  )

  function textOf({ code, minimum }: RefusedPromo): string {
    if (minimum) return t('payment.promo-minimum', { amount: money(minimum) })
    return errorText(t, code as ErrorCode)
  }
}

/** Returns the promo code that is applied, and what it takes off all items. */
function discountOf({ items, total }: Payable): { code: string; amount: Money } | undefined {
  const lines = items.flatMap((item) => item.lines).filter(({ kind }) => kind === 'promo')
  const code = lines[0]?.label
  if (!code) return undefined
  const amount = lines.reduce((sum, line) => sum - line.amount.amount, 0)
  return { code, amount: { amount, currency: total.currency } }
}
