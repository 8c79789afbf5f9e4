import { data, redirect, redirectDocument } from 'react-router'
import type { ErrorCode } from '../../contract/errors.ts'
import { trxIdSchema } from '../../contract/ids.ts'
import { listAvailablePayments } from '../../contract/payment/available-payments.ts'
import {
  getPayable,
  type Payable,
  paymentMethods,
  startPayment,
} from '../../contract/payment/payment.ts'
import { promoErrors } from '../../contract/promo/promo-terms.ts'
import { tFor, urlFor, useT, useUrl } from '../locale/language.ts'
import type { Translate } from '../locale/word-store.ts'
import { codeTimes } from '../member/auth/code/timing.ts'
import { type NextNeeds, useFetchAhead } from '../offline/use-fetch-ahead.ts'
import { PlaceNamesContext } from '../place/place-names.ts'
import { loadItemPlaces } from '../product/load-item-places.ts'
import { useProductViews } from '../product/product-views.ts'
import { cookiesContext, platformContext, visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { idempotentCall, keyOf } from '../session/front-api/idempotent-call.ts'
import { readForm } from '../session/front-api/read-form.ts'
import { forgetPromo } from '../session/kept-promo.ts'
import { pageMeta } from '../ui/page/page-meta.ts'
import { TextLink } from '../ui/text-link.tsx'
import { usePolling } from '../ui/use-polling.ts'
import type { Route } from './+types/choose.ts'
import { answerCode } from './answer-code.ts'
import { answerEdit } from './answer-edit.ts'
import { answerPromo } from './answer-promo.ts'
import { FunnelPage } from './funnel-page.tsx'
import { applyLinkedPromo } from './linked-promo.ts'
import { ownPage } from './own-page.ts'
import { PayBar } from './pay-bar.tsx'
import { PayBlocked } from './pay-blocked.tsx'
import { PayCode } from './pay-code.tsx'
import { PayContact } from './pay-contact.tsx'
import { PayEdit } from './pay-edit.tsx'
import { PayForm } from './pay-form.tsx'
import { PayItems } from './pay-items.tsx'
import { PayLeftOut } from './pay-left-out.tsx'
import type { RefundDays } from './pay-methods.tsx'
import { PayNotice } from './pay-notice.tsx'
import { PayPromo } from './pay-promo.tsx'
import { PaySummary } from './pay-summary.tsx'
import { PayUnknown } from './pay-unknown.tsx'
import { isCodeOnly, payWords } from './pay-words.ts'
import { isBlocked, isMoving, isPaid, isPending, mayEdit, paymentView } from './payment-view.ts'
import { type SeenPrice, seenPrice } from './seen-price.ts'
import { shownTerms } from './shown-terms.ts'

export async function loader({ params, request, context, url: requested }: Route.LoaderArgs) {
  const t = tFor(context)
  const trxId = trxIdSchema.safeParse(params.trxId)
  const unknown = (code: ErrorCode, status: number) =>
    data({ title: t('payment.choose-title'), code, pay: undefined }, { status })
  if (!trxId.success) return unknown('TRX_NOT_FOUND', 404)
  const api = frontApi(context, request)
  const outcome = await api.call(getPayable, { params: { trxId: trxId.data } })
  if (!outcome.ok) return unknown(outcome.problem.error, outcome.problem.status_code)
  const known = outcome.result
  const cookies = context.get(cookiesContext)
  const promo = await applyLinkedPromo(api, cookies, known, paymentView(known))
  // At the price with the code; without an answer, at the one before, which the next load corrects.
  const lowered = promo.isApplied
    ? await api.call(getPayable, { params: { trxId: trxId.data } })
    : undefined
  const payable = lowered?.ok ? lowered.result : known
  const view = paymentView(payable)
  if (isCodeOnly(payable) && (isPaid(view) || view === 'reserving')) {
    throw redirect(urlFor(context)(`order/${payable.orderCode}`))
  }
  if (isPaid(view)) throw redirect(urlFor(context)(`pay/${trxId.data}/confirmation`))
  // The page says why it can't be paid; there's nothing to review.
  const isEdit = mayEdit(payable, view) && requested.searchParams.has('edit')
  const title = isBlocked(view)
    ? t('order.page-title', { code: payable.orderCode })
    : isEdit
      ? t('payment.edit-title')
      : payWords(t, payable)('choose-title')
  const [places, available] = await Promise.all([
    loadItemPlaces(context, api, payable),
    // Without it the page still works.
    api.call(listAvailablePayments, { query: { currency: payable.total.currency } }),
  ])
  const methods = available.ok ? available.result.methods : []
  const refundDays = Object.fromEntries(
    methods.map((each) => [each.method, each.refundDays]),
  ) as RefundDays
  const idempotencyKey = crypto.randomUUID()
  const now = Date.now() + context.get(platformContext).clockAhead
  const times = codeTimes(payable.codeTiming, now)
  const { linked } = promo
  const pay = { payable, view, places, refundDays, linked, idempotencyKey, times, isEdit }
  return data({ title, code: undefined, pay }, { status: view === 'expired' ? 410 : 200 })
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const url = urlFor(context)
  const form = await readForm(request)
  const trxId = trxIdSchema.safeParse(params.trxId)
  if (!trxId.success) return refused('TRX_NOT_FOUND', 404)
  const page = url(`pay/${trxId.data}/choose`)
  const promo = await answerPromo(frontApi(context, request), form, { trxId: trxId.data, page })
  if (promo) {
    if (form.get('intent') === 'no-promo') forgetPromo(context.get(cookiesContext))
    return promo
  }
  const { code: locale } = context.get(visitorContext).locale
  const edit = await answerEdit(frontApi(context, request), form, { trxId: trxId.data, locale })
  if (edit) return edit
  const code = await answerCode(frontApi(context, request), form, { trxId: trxId.data, url })
  if (code) return code
  const method = paymentMethods.find((each) => each === form.get('method'))
  if (!method) return refused('PAYMENT_METHOD_UNKNOWN', 400)
  const confirmation = url(`pay/${trxId.data}/confirmation`)
  const seen = seenPrice(form)
  const terms = await shownTerms(frontApi(context, request), form)
  const outcome = await idempotentCall(frontApi(context, request), startPayment, {
    params: { trxId: trxId.data },
    body: { method, returnPath: confirmation, ...seen, ...(terms && { terms }) },
    idempotencyKey: keyOf(form),
  })
  if (outcome.ok) {
    forgetPromo(context.get(cookiesContext))
    // The gateway's page isn't one of our routes, so the browser has to load it.
    const { origin } = context.get(platformContext).publicConfig
    return redirectDocument(ownPage(outcome.result.redirect, origin), 303)
  }
  const { error, status_code } = outcome.problem
  // It was taken off when the payment started: that is said beside the button, and it isn't tried again.
  if (promoErrors.some((each) => each === error)) forgetPromo(context.get(cookiesContext))
  if (error === 'ALREADY_PAID' || error === 'NOTHING_TO_PAY') return redirect(confirmation, 303)
  return refused(error, status_code, seen)
}

/** `seen`: the sums that the payer agreed to. */
const refused = (code: ErrorCode, status: number, seen?: SeenPrice) =>
  data({ code, seen, promo: undefined, entered: undefined }, { status })

export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Returns what the payment is for, below the title. */
function leadText(t: Translate, payable: Payable): string {
  const { charge, orderCode: code } = payable
  return charge
    ? t(`payment.charge-lead-${charge.why}`, { code })
    : payWords(t, payable)('choose-lead', { code })
}

/** Renders the link beside a card that the page before can still change. */
function EditLink({ to }: { to: string }) {
  const t = useT()
  return (
    <TextLink to={to} className="inline-flex min-h-11 items-center">
      {t('payment.edit')}
    </TextLink>
  )
}

const next: NextNeeds = { routes: ['payment/confirmation', 'order/detail'], words: ['order'] }

/** Renders the purchase, payment methods, price and deadline. */
export default function Choose({ loaderData, actionData }: Route.ComponentProps) {
  useFetchAhead(next)
  const t = useT()
  const url = useUrl()
  const { title, pay } = loaderData
  const viewsOf = useProductViews()
  usePolling(pay !== undefined && isMoving(pay.view), 3000)
  if (!pay) {
    return (
      <FunnelPage step="pay" title={title}>
        <PayUnknown code={loaderData.code} />
      </FunnelPage>
    )
  }
  const { payable, view, places, refundDays, linked, idempotencyKey, times } = pay
  const isCode = view === 'code'
  const step = payable.change || payable.charge ? undefined : 'pay'
  if (isBlocked(view)) {
    return (
      <FunnelPage step={step} items={payable.items} title={title}>
        <PayBlocked view={view} payable={payable} />
      </FunnelPage>
    )
  }
  const [first] = payable.items
  const again = first && viewsOf(first).searchAgain?.(payable)
  const search = again && { search: url(again.path, again.query) }
  if (pay.isEdit) {
    return (
      <FunnelPage step="travellers" items={payable.items} title={title} back={{ ...search }}>
        <PayEdit payable={payable} problem={actionData?.code} />
      </FunnelPage>
    )
  }
  const canEdit = mayEdit(payable, view)
  const toEdit = `${url(`pay/${payable.trxId}/choose`)}?edit=`
  const edit = canEdit && <EditLink to={toEdit} />
  return (
    <FunnelPage
      step={step}
      items={payable.items}
      title={title}
      lead={leadText(t, payable)}
      back={{
        ...search,
        // What was chosen is held for this order: it can be chosen otherwise once that is released.
        ...(canEdit && { check: toEdit, travellers: toEdit }),
      }}
      asideWithin
      aside={<PaySummary payable={payable} linked={linked} refused={actionData?.promo} />}
      foot={!isCode && <PayBar payable={payable} />}
      notice={
        <>
          <PayLeftOut payable={payable} problem={actionData?.code} />
          <PayNotice view={view} payable={payable} />
        </>
      }
    >
      {isCode && (
        <PayCode
          payable={payable}
          times={times}
          answer={actionData?.entered}
          problem={actionData?.code}
          seen={actionData?.seen}
        />
      )}
      <PlaceNamesContext value={places}>
        <PayItems items={payable.items} edit={edit} />
      </PlaceNamesContext>
      <PayContact contact={payable.contact} edit={edit} />
      {isPending(view) && step && <p className="text-ink-soft">{t('payment.edit-not-now')}</p>}
      {!isCode && (
        <>
          <PayPromo payable={payable} refused={actionData?.promo} linked={linked} />
          <PayForm
            payable={payable}
            refundDays={refundDays}
            idempotencyKey={idempotencyKey}
            problem={actionData?.code}
            seen={actionData?.seen}
          />
        </>
      )}
    </FunnelPage>
  )
}
