import { useEffect, useRef } from 'react'
import type { Payable } from '../../contract/payment/payment.ts'
import { promoErrors } from '../../contract/promo/promo-terms.ts'
import { errorText, useT } from '../locale/language.ts'
import { Alert } from '../ui/page/alert.tsx'
import { PayPriceChange } from './pay-price-change.tsx'
import type { SeenPrice } from './seen-price.ts'

const told = ['OFFER_GONE', 'PRICE_CHANGED', 'PAYMENT_REPLACED', 'UNAVAILABLE'] as const

/** Returns whether an error is about the order and its price, and told here. */
export const isPayProblem = (code: string): boolean => told.some((each) => each === code)

interface PayProblemProps {
  payable: Payable
  /** Why the last attempt to start a payment failed. */
  problem: string | undefined
  /** The sums that the payer agreed to in that attempt. */
  seen?: SeenPrice | undefined
}

/** Renders why a payment didn't start, and prices that the payer hasn't agreed to yet. */
export function PayProblem({ payable, problem, seen }: PayProblemProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const known = told.find((each) => each === problem) ?? 'other'
  // On a phone the button is at the edge of the screen, far from here.
  useEffect(() => {
    if (problem) box.current?.focus()
  }, [problem])
  const { oldTotal, leftOut } = payable
  const agreed = problem === 'PRICE_CHANGED' ? seen : undefined
  const refusedPromo = promoErrors.find((each) => each === problem)
  // What is gone is said above everything.
  const isSaid = leftOut && problem === 'OFFER_GONE'
  if ((!problem || isSaid) && !oldTotal) return null
  return (
    <div ref={box} tabIndex={-1} className="grid scroll-mt-6 gap-6">
      {problem && !isSaid && !(oldTotal && problem === 'PRICE_CHANGED') && (
        <Alert tone="error" code={problem} title={refusedPromo && errorText(t, refusedPromo)}>
          {t(refusedPromo ? 'payment.promo-removed' : `payment.error-${known}`)}
        </Alert>
      )}
      <PayPriceChange payable={payable} agreed={agreed} />
    </div>
  )
}
