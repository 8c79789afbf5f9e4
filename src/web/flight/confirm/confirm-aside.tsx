import { Form, useRevalidator } from 'react-router'
import { useMoney } from '../../currency/use-money.ts'
import { ShareButton } from '../../link/share-button.tsx'
import { useT } from '../../locale/language.ts'
import { PriceLines } from '../../order/price/price-lines.tsx'
import { cx } from '../../ui/cx.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Countdown } from '../../ui/time/countdown.tsx'
import { EstimatedSplit, offerParts } from '../fare/offer-parts.tsx'
import { confirmFormId } from './confirm-bar.tsx'
import type { Confirmation } from './load-confirmation.ts'
import { offerLines } from './offer-lines.ts'

interface ConfirmAsideProps {
  confirmation: Confirmation
  idempotencyKey: string
  /** Names of the boxes that were not ticked. */
  missing: readonly string[]
  problem: string | undefined
  again: string
  /** The address for sharing these flights. */
  share: string
  isCartOn: boolean
}

const told = ['PRICE_CHANGED', 'OFFER_GONE', 'SUPPLIER_UNAVAILABLE'] as const

/** Renders the price, the required consents, and the button to continue. */
export function ConfirmAside(props: ConfirmAsideProps) {
  const { confirmation, idempotencyKey, missing, problem, again, share, isCartOn } = props
  const t = useT()
  const money = useMoney()
  const revalidator = useRevalidator()
  const offers = confirmation.lines.map((line) => line.offer)
  const total = confirmation.newPrice ?? confirmation.oldPrice
  const { changed, selfTransfer } = consentsOf(confirmation)
  const needsConsent = changed || selfTransfer
  const known = told.find((code) => code === problem)
  return (
    <Card>
      {problem && (
        <Alert tone="error" code={problem} className="mb-4">
          {t(`flight-confirm.problem-${known ?? 'other'}`)}
        </Alert>
      )}
      <PriceLines parts={offerParts(t, offerLines(offers), offers)} total={total} largest>
        {offers.some(({ splitEstimated }) => splitEstimated) && <EstimatedSplit />}
        <p className="mt-3 text-xs text-ink-soft">
          {t('flight-confirm.expires')}{' '}
          <Countdown until={confirmation.expiresAt} onEnd={() => void revalidator.revalidate()} />
        </p>
      </PriceLines>
      <Form
        id={confirmFormId}
        method="post"
        className="mt-6 grid scroll-mt-6 gap-3"
        noValidate
        preventScrollReset={selfTransfer}
      >
        <input type="hidden" name="key" value={idempotencyKey} />
        <input type="hidden" name="amount" value={total.amount} />
        <input type="hidden" name="currency" value={total.currency} />
        {selfTransfer && (
          <Consent
            name="selfTransfer"
            label={t('flight-confirm.self-transfer-consent')}
            error={
              missing.includes('selfTransfer') && t('flight-confirm.self-transfer-consent-missing')
            }
          />
        )}
        <SubmitButton
          size="lg"
          block
          // Narrow screens have it in their bar, unless there is a new price or a self-transfer to accept.
          className={cx(!needsConsent && 'max-lg:hidden')}
        >
          {changed
            ? t('flight-confirm.continue-new', { total: money(total) })
            : t('flight-confirm.continue')}
        </SubmitButton>
        {isCartOn && (
          <SubmitButton variant="secondary" block name="to" value="cart">
            {t('cart.add')}
          </SubmitButton>
        )}
        <LinkButton to={again} variant="quiet" block>
          {t('flight-confirm.back')}
        </LinkButton>
      </Form>
      <div className="mt-3 flex justify-center">
        <ShareButton
          variant="quiet"
          size="sm"
          page={share}
          label={t('flight-share.share-flights')}
        />
      </div>
    </Card>
  )
}

/** Returns what the traveller has to agree to: a new price with the button, a self-transfer with a box. */
export const consentsOf = ({ outcome, lines }: Confirmation) => ({
  changed: outcome === 'changed',
  selfTransfer: lines.some(({ offer }) => offer.slice.stopType === 'onestop'),
})

function Consent({ name, label, error }: { name: string; label: string; error: string | false }) {
  return (
    <>
      <input type="hidden" name="asked" value={name} />
      <Checkbox name={name} value="yes" label={label} error={error || null} required />
    </>
  )
}
