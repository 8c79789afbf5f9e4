import { data, useLocation } from 'react-router'
import { trxIdSchema } from '../../contract/ids.ts'
import { isFlown } from '../../contract/is-flown.ts'
import { getOrder } from '../../contract/order.ts'
import { settlePayment, type Transaction } from '../../contract/payment.ts'
import { pageMeta } from '../content/page-meta.ts'
import { tFor } from '../locale/for-context.ts'
import { useT } from '../locale/use-t.ts'
import type { Translate } from '../locale/word-store.ts'
import { frontApi } from '../session/front-api.ts'
import type { Route } from './+types/confirmation.ts'
import { ConfirmationActions } from './confirmation-actions.tsx'
import { ConfirmationCard } from './confirmation-card.tsx'
import { FunnelPage } from './funnel-page.tsx'
import { PayUnknown } from './pay-unknown.tsx'
import { payWords } from './pay-words.ts'
import { isMoving, type PaymentView, paymentView } from './payment-view.ts'
import { usePolling } from './use-polling.ts'

/** The gateway sends travellers back here. Whatever they bring along, the gateway itself is asked. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const t = tFor(context)
  const trxId = trxIdSchema.safeParse(params.trxId)
  const unknown = (code: string, status: number) =>
    data({ title: t('pay.not-found-title'), code, come: undefined }, { status })
  if (!trxId.success) return unknown('TRX_NOT_FOUND', 404)
  const api = frontApi(context, request)
  const outcome = await api.call(settlePayment, { params: { trxId: trxId.data }, body: {} })
  if (!outcome.ok) return unknown(outcome.problem.error, outcome.problem.status_code)
  const transaction = outcome.result
  const view = paymentView(transaction)
  const known = await api.call(getOrder, { params: { orderCode: transaction.orderCode } })
  const order = known.ok
    ? {
        email: known.result.contact.email,
        bookings: known.result.items
          .filter((item) => item.tickets.length > 0 && isFlown(item))
          .map(({ offer, bookingCodes }) => ({
            from: offer.slice.from,
            to: offer.slice.to,
            codes: bookingCodes,
          })),
      }
    : undefined
  const title = titleText(t, transaction, view)
  return data({ title, code: undefined, come: { transaction, view, order } })
}

/** The words for what came of it. */
function titleText(t: Translate, transaction: Transaction, view: PaymentView): string {
  if (view === 'reserving') return t('order.status-reserving')
  if (view === 'partly') return t('pay.partly-title')
  return payWords(t, transaction)(view === 'unpaid' ? 'choose-title' : `${view}-title`)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** What came of the payment, and when it is done, what came of the order. */
export default function Confirmation({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const here = useLocation()
  const { come, title } = loaderData
  usePolling(come !== undefined && isMoving(come.view))
  if (!come) {
    return (
      <FunnelPage step="pay" title={title}>
        <PayUnknown code={loaderData.code} />
      </FunnelPage>
    )
  }
  const { transaction, view, order } = come
  const done = view === 'confirmed' || view === 'partly'
  return (
    <FunnelPage step={transaction.change ? undefined : done ? 'done' : 'pay'} title={title}>
      <ConfirmationCard transaction={transaction} view={view} order={order}>
        <ConfirmationActions transaction={transaction} view={view} here={here.pathname} />
        {isMoving(view) && <p className="mt-3 text-xs text-ink-soft">{t('pay.updates')}</p>}
      </ConfirmationCard>
    </FunnelPage>
  )
}
