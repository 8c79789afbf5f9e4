import { data, redirect } from 'react-router'
import { BackToOrder } from '../../aftersales/back-to-order.tsx'
import { codeOf, ownOrder, refusal } from '../../aftersales/own-order.ts'
import { confirm } from '../../aftersales/quote/confirm.ts'
import { changeProblem, isConfirmed } from '../../aftersales/quote/quote-problem.ts'
import { tFor, urlFor, useT } from '../../locale/language.ts'
import { loadPlaceNames } from '../../place/load-places.ts'
import { visitorContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { readForm } from '../../session/front-api/read-form.ts'
import { Page } from '../../ui/page/page.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { airportsOf } from '../slice/airports-of.ts'
import type { Route } from './+types/change-quote.ts'
import { ChangeOffer } from './change-offer.tsx'
import { ChangeProblem } from './change-problem.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { context, request, params } = args
  const { order, afterSales, places } = await ownOrder(args)
  const known = afterSales.quotes.find(({ quoteId }) => quoteId === params.quoteId)
  // A change confirmed here or in another window is shown on the order's page.
  if (known && isConfirmed(known)) throw redirect(urlFor(context)(`order/${order.orderCode}`))
  const quote = known?.kind === 'change' ? known : undefined
  const problem = changeProblem(quote, afterSales.dispute)
  const { locale } = context.get(visitorContext)
  const codes = quote ? airportsOf([quote.from, quote.to]) : []
  const page = {
    title: tFor(context)('flight-changes.quote-change-title'),
    order,
    quote,
    problem,
    airports: {
      ...places,
      ...(await loadPlaceNames(frontApi(context, request), locale.code, codes)),
    },
    key: crypto.randomUUID(),
  }
  return data(page, { status: problem === 'QUOTE_EXPIRED' ? 410 : problem ? 409 : 200 })
}

/** Confirms the change. If it costs something, the payment page is next. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const url = urlFor(context)
  const done = await confirm(args, params.quoteId, await readForm(request))
  if (!done.ok) {
    const { error, status_code } = done.problem
    if (error === 'TRX_NOT_FOUND' || error === 'TRX_MEMBER_NOT_FOUND') {
      throw await refusal(done.problem, args)
    }
    return data({ problem: error }, { status: status_code })
  }
  const quote = done.result
  const trxId =
    quote.kind === 'change' && quote.state === 'awaiting_payment' ? quote.trxId : undefined
  return redirect(url(trxId ? `pay/${trxId}/choose` : `order/${codeOf(args)}`), 303)
}

export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders a change quote: old and new flights, every price line, and its expiry. */
export default function ChangeQuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { title, order, quote, airports, key } = loaderData
  const problem = actionData?.problem ?? loaderData.problem
  const { orderCode } = order
  return (
    <Page width="text">
      <BackToOrder code={orderCode} />
      <PageHeading
        title={title}
        lead={t('flight-changes.quote-change-lead', { code: orderCode })}
      />
      {problem ? (
        <ChangeProblem problem={problem} quote={quote} orderCode={orderCode} />
      ) : (
        quote && (
          <ChangeOffer quote={quote} order={order} airports={airports} idempotencyKey={key} />
        )
      )}
    </Page>
  )
}
