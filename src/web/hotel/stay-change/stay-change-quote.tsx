import { data, redirect } from 'react-router'
import { BackToOrder } from '../../aftersales/back-to-order.tsx'
import { codeOf, ownOrder, refusal } from '../../aftersales/own-order.ts'
import { confirm } from '../../aftersales/quote/confirm.ts'
import { ProblemBox } from '../../aftersales/quote/problem-box.tsx'
import { changeProblem, isConfirmed } from '../../aftersales/quote/quote-problem.ts'
import { tFor, urlFor, useT, useUrl } from '../../locale/language.ts'
import { readForm } from '../../session/front-api/read-form.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import type { Route } from './+types/stay-change-quote.ts'
import { StayChangeOffer } from './stay-change-offer.tsx'

/** `/aftersales/change-stay/{orderCode}/quote/{quoteId}`: what a change of a stay costs. */
export async function loader(args: Route.LoaderArgs) {
  const { context, params } = args
  const { order, afterSales } = await ownOrder(args)
  const known = afterSales.quotes.find(({ quoteId }) => quoteId === params.quoteId)
  // A change confirmed here or in another window is shown on the order's page.
  if (known && isConfirmed(known)) throw redirect(urlFor(context)(`order/${order.orderCode}`))
  const quote = known?.kind === 'stay_change' ? known : undefined
  const problem = changeProblem(quote, afterSales.dispute)
  const page = {
    title: tFor(context)('stay-change.quote-title'),
    order,
    quote,
    problem,
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
    quote.kind === 'stay_change' && quote.state === 'awaiting_payment' ? quote.trxId : undefined
  return redirect(url(trxId ? `pay/${trxId}/choose` : `order/${codeOf(args)}`), 303)
}

export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

export default function StayChangeQuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const url = useUrl()
  const { title, order, quote, key } = loaderData
  const problem = actionData?.problem ?? loaderData.problem
  const { orderCode } = order
  const again = url(`aftersales/change-stay/${orderCode}`, { item: quote?.itemIds[0] })
  return (
    <Page width="text">
      <BackToOrder code={orderCode} />
      <PageHeading title={title} lead={t('stay-change.quote-lead', { code: orderCode })} />
      {problem ? (
        <ProblemBox
          problem={problem}
          items={[{ product: 'hotel' }]}
          actions={
            <LinkButton size="sm" variant="secondary" icon="refresh" to={again}>
              {t('stay-change.again')}
            </LinkButton>
          }
        />
      ) : (
        quote && <StayChangeOffer quote={quote} order={order} again={again} idempotencyKey={key} />
      )}
    </Page>
  )
}
