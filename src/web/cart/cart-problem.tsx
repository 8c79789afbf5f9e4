import type { ErrorCode } from '../../contract/errors.ts'
import type { OpenHolds } from '../../contract/order/order.ts'
import { errorText, useT, useUrl } from '../locale/language.ts'
import { Alert } from '../ui/page/alert.tsx'
import { TextLink } from '../ui/text-link.tsx'

interface CartProblemProps {
  code: ErrorCode | undefined
  /** Unpaid orders, if there are too many. */
  holds: OpenHolds | undefined
}

/** Renders why the cart can't be shown or checked out. */
export function CartProblem({ code, holds = [] }: CartProblemProps) {
  const t = useT()
  const url = useUrl()
  if (!code) return null
  return (
    <Alert tone="error" code={code} title={t('cart.not-booked')}>
      <p>{errorText(t, code)}</p>
      {holds.map(({ orderCode, trxId }) => (
        <p key={trxId}>
          {code === 'TOO_MANY_STAYS' ? (
            <TextLink to={url(`order/${orderCode}`)}>{t('cart.stay', { orderCode })}</TextLink>
          ) : (
            <TextLink to={url(`pay/${trxId}/choose`)}>{t('cart.hold', { orderCode })}</TextLink>
          )}
        </p>
      ))}
    </Alert>
  )
}
