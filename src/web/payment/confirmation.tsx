import { data, useLocation } from 'react-router'
import { trxIdSchema } from '../../contract/ids.ts'
import { getOrder, type Order } from '../../contract/order/order.ts'
import { settlePayment, type Transaction } from '../../contract/payment/payment.ts'
import { tFor, useT } from '../locale/language.ts'
import type { Translate } from '../locale/word-store.ts'
import { OrderDocuments } from '../order/documents/order-documents.tsx'
import { OrderPassengers } from '../order/order-passengers.tsx'
import type { AirportNames } from '../place/airport-names.ts'
import { airportsOf } from '../place/airport-names.ts'
import { loadAirportNames } from '../place/load-places.ts'
import { useProductViews } from '../product/product-views.ts'
import { visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { pageMeta } from '../ui/page/page-meta.ts'
import { usePolling } from '../ui/use-polling.ts'
import type { Route } from './+types/confirmation.ts'
import { ConfirmationActions } from './confirmation-actions.tsx'
import { ConfirmationCard } from './confirmation-card.tsx'
import { FunnelPage } from './funnel-page.tsx'
import { PayUnknown } from './pay-unknown.tsx'
import { payWords } from './pay-words.ts'
import { isMoving, type PaymentView, paymentView } from './payment-view.ts'

/** The gateway sends travellers back here. Whatever they bring along, the gateway itself is asked. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const t = tFor(context)
  const trxId = trxIdSchema.safeParse(params.trxId)
  const unknown = (code: string, status: number) =>
    data({ title: t('payment.not-found-title'), code, come: undefined }, { status })
  if (!trxId.success) return unknown('TRX_NOT_FOUND', 404)
  const api = frontApi(context, request)
  const outcome = await api.call(settlePayment, { params: { trxId: trxId.data }, body: {} })
  if (!outcome.ok) return unknown(outcome.problem.error, outcome.problem.status_code)
  const transaction = outcome.result
  const view = paymentView(transaction)
  const known = await api.call(getOrder, { params: { orderCode: transaction.orderCode } })
  const order = known.ok ? known.result : undefined
  const { locale } = context.get(visitorContext)
  const codes = airportsOf(order?.items.map(({ offer }) => offer) ?? [])
  const airports = await loadAirportNames(api, locale.code, codes)
  const title = titleText(t, transaction, view)
  return data({ title, code: undefined, come: { transaction, view, order, airports } })
}

/** The words for what came of it. */
function titleText(t: Translate, transaction: Transaction, view: PaymentView): string {
  if (view === 'reserving') return t('order.status-reserving')
  if (view === 'partly') return t('payment.partly-title')
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
  const { transaction, view, order, airports } = come
  const done = view === 'confirmed' || view === 'partly'
  const bought = done || view === 'issuing' ? order : undefined
  return (
    <FunnelPage
      step={transaction.change ? undefined : done ? 'done' : 'pay'}
      title={title}
      asideWithin
      aside={bought && <OrderDocuments order={bought} />}
    >
      <ConfirmationCard transaction={transaction} view={view} email={order?.contact.email}>
        <ConfirmationActions transaction={transaction} view={view} here={here.pathname} />
        {isMoving(view) && <p className="mt-3 text-xs text-ink-soft">{t('payment.updates')}</p>}
      </ConfirmationCard>
      {bought && <Bought order={bought} airports={airports} />}
    </FunnelPage>
  )
}

/** The flights with their booking references and bags, and who flies. */
function Bought({ order, airports }: { order: Order; airports: AirportNames }) {
  const { OrderItems } = useProductViews()
  return (
    <div className="grid min-w-0 gap-6 max-lg:order-2">
      <OrderItems order={order} airports={airports} isNoticeShown={false} />
      <OrderPassengers order={order} />
    </div>
  )
}
