import type { OrderCharge } from '../../contract/aftersales/after-sales.ts'
import { useMoney } from '../currency/use-money.ts'
import { useT, useUrl } from '../locale/language.ts'
import { T } from '../locale/t.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Alert } from '../ui/page/alert.tsx'
import { LocalTime } from '../ui/time/local-time.tsx'

const tones = {
  pending: 'info',
  paid: 'info',
  declined: 'error',
  expired: 'warning',
  withdrawn: 'info',
} as const

/** Renders what is charged to a card that guaranteed a booking and, if it was declined, the way to pay it. */
export function ChargeStatus({ charge }: { charge: OrderCharge }) {
  const t = useT()
  const url = useUrl()
  const money = useMoney()
  const { trxId, why, amount, state } = charge
  if (state === 'withdrawn') return null
  const total = money(amount)
  return (
    <div data-charge={amount.amount} data-currency={amount.currency} data-charge-state={state}>
      <Alert
        tone={tones[state]}
        title={t(`aftersales.charge-${why}`, { amount: total })}
        actions={
          state === 'declined' && (
            <LinkButton size="sm" icon="lock" to={url(`pay/${trxId}/choose`)}>
              {t('aftersales.charge-pay', { amount: total })}
            </LinkButton>
          )
        }
      >
        <Outcome charge={charge} />
      </Alert>
    </div>
  )
}

/** Renders when which card was charged or declined, and what that means. */
function Outcome({ charge }: { charge: OrderCharge }) {
  const { card, state, isPaidOtherwise, at, payUntil } = charge
  if (state === 'withdrawn') return null
  const tags = at ? { day: <LocalTime value={at} look="long" /> } : {}
  const id = isPaidOtherwise ? 'paid-otherwise' : state
  return (
    <>
      <T id={`aftersales.charge-is-${id}`} values={{ card }} tags={tags} />
      {state === 'declined' && payUntil && (
        <>
          {' '}
          <T
            id="aftersales.charge-pay-by"
            tags={{ day: <LocalTime value={payUntil} look="long" /> }}
          />
        </>
      )}
    </>
  )
}
