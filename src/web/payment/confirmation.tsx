import { data, redirect, useLocation } from 'react-router'
import { trxIdSchema } from '../../contract/ids.ts'
import { getOrder, type Order } from '../../contract/order/order.ts'
import {
  type PayableStanding,
  settlePayment,
  settleReturn,
} from '../../contract/payment/payment.ts'
import { tFor, urlFor, useT } from '../locale/language.ts'
import type { Translate } from '../locale/word-store.ts'
import { OrderDocuments } from '../order/documents/order-documents.tsx'
import { OrderTravellers } from '../order/order-travellers.tsx'
import { isOnSite } from '../order/price/on-site.tsx'
import { OrderPrice } from '../order/price/order-price.tsx'
import { PlaceNamesContext } from '../place/place-names.ts'
import { loadItemPlaces } from '../product/load-item-places.ts'
import { useItemsByProduct } from '../product/product-views.ts'
import { productWords } from '../product/product-words.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { pageMeta } from '../ui/page/page-meta.ts'
import { usePolling } from '../ui/use-polling.ts'
import type { Route } from './+types/confirmation.ts'
import { ConfirmationActions } from './confirmation-actions.tsx'
import { ConfirmationCard } from './confirmation-card.tsx'
import { FunnelPage } from './funnel-page.tsx'
import { PayReturned, returnedTitle } from './pay-returned.tsx'
import { PayUnknown } from './pay-unknown.tsx'
import { type PaidFor, payWords } from './pay-words.ts'
import { isMoving, type PaymentView, paymentView } from './payment-view.ts'

/**
 * Settles the payment when the gateway redirects travellers here. Its parameters aren't trusted; the gateway itself is
 * asked.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const t = tFor(context)
  const trxId = trxIdSchema.safeParse(params.trxId)
  const unknown = (code: string, status: number) =>
    data(
      { title: t('payment.not-found-title'), code, come: undefined, back: undefined },
      { status },
    )
  if (!trxId.success) return unknown('TRX_NOT_FOUND', 404)
  const api = frontApi(context, request)
  const outcome = await api.call(settlePayment, { params: { trxId: trxId.data }, body: {} })
  if (!outcome.ok) {
    // Some browsers come back from a bank's app or page without their cookies.
    const seen = await api.call(settleReturn, { params: { trxId: trxId.data }, body: {} })
    if (!seen.ok) return unknown(outcome.problem.error, outcome.problem.status_code)
    const back = seen.result
    const title = returnedTitle(t, back)
    return data({ title, code: undefined, come: undefined, back })
  }
  const payable = outcome.result
  const view = paymentView(payable)
  if (view === 'code') throw redirect(urlFor(context)(`pay/${trxId.data}/choose`))
  const known = await api.call(getOrder, { params: { orderCode: payable.orderCode } })
  const order = known.ok ? known.result : undefined
  const places = await loadItemPlaces(context, api, order ?? { items: [] })
  const title = titleText(t, { ...payable, items: order?.items }, view)
  const come = { payable, view, order, places }
  return data({ title, code: undefined, come, back: undefined })
}

/** Returns the title for the payment's outcome. */
function titleText(t: Translate, payable: PaidFor, view: PaymentView): string {
  const words = payWords(t, payable)
  if (view === 'reserving') return productWords(t, payable.items ?? [])('order.status-reserving')
  if (view === 'partly') return productWords(t, payable.items ?? [])('payment.partly-title')
  return words(view === 'unpaid' || view === 'code' ? 'choose-title' : `${view}-title`)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders the payment's outcome and then the order's. */
export default function Confirmation({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const here = useLocation()
  const { come, back, title } = loaderData
  usePolling(come ? isMoving(come.view) : back?.state === 'processing')
  if (!come) {
    return (
      <FunnelPage step="pay" title={title}>
        {back ? <PayReturned {...back} /> : <PayUnknown code={loaderData.code} />}
      </FunnelPage>
    )
  }
  const { payable, view, order, places } = come
  const done = view === 'confirmed' || view === 'partly'
  const bought = done || view === 'confirming' ? order : undefined
  return (
    <FunnelPage
      step={isAfterSale(payable) ? undefined : done ? 'done' : 'pay'}
      items={order?.items}
      title={title}
      asideWithin
      aside={
        bought && (
          <>
            {!isAfterSale(payable) && isPaidInParts(bought) && <OrderPrice order={bought} isOpen />}
            <OrderDocuments order={bought} />
          </>
        )
      }
    >
      <ConfirmationCard
        payable={payable}
        items={order?.items ?? []}
        view={view}
        email={order?.contact.email}
      >
        <ConfirmationActions
          payable={payable}
          items={order?.items ?? []}
          view={view}
          here={here.pathname}
        />
        {isMoving(view) && <p className="mt-3 text-xs text-ink-soft">{t('payment.updates')}</p>}
      </ConfirmationCard>
      {bought && (
        <PlaceNamesContext value={places}>
          <Bought order={bought} />
        </PlaceNamesContext>
      )}
    </FunnelPage>
  )
}

const isAfterSale = ({ change, charge }: PayableStanding): boolean =>
  change !== undefined || charge !== undefined

/** Returns whether some of an order is paid on site, so that one amount wouldn't tell its price. */
const isPaidInParts = ({ items }: Order): boolean => items.some(({ lines }) => lines.some(isOnSite))

/** Renders what was bought, with booking references and travellers. */
function Bought({ order }: { order: Order }) {
  return (
    <div className="grid min-w-0 gap-6 max-lg:order-2">
      {useItemsByProduct(order.items).map(({ product, items, views: { OrderItems } }) => (
        <OrderItems key={product} items={items} isNoticeShown={false} />
      ))}
      <OrderTravellers items={order.items} />
    </div>
  )
}
