import { data, type RouterContextProvider, redirect } from 'react-router'
import { codeFrom, orderCodeSchema, orderCodesIn } from '../../../contract/ids.ts'
import { isLive } from '../../../contract/order/is-live.ts'
import {
  getOrder,
  type ListedOrder,
  lookUpOrder,
  type Order,
} from '../../../contract/order/order.ts'
import { countPeople } from '../../../contract/traveller/same-person.ts'
import { mailFrom } from '../../../contract/traveller/typed-mail.ts'
import { tFor, urlFor } from '../../locale/language.ts'
import { viewsContext } from '../../product/load-item-places.ts'
import type { ViewsOf } from '../../product/product-views.ts'
import { cookiesContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { readForm } from '../../session/front-api/read-form.ts'
import { keepGrant } from '../../session/order-grants.ts'
import { pageMeta } from '../../ui/page/page-meta.ts'
import type { Route } from './+types/search.ts'
import { FoundOrder } from './found-order.tsx'
import { LookUpPage } from './look-up-page.tsx'

interface Typed {
  code: string
  /** The code and what else in the text may be one. */
  codes: string[]
  email: string
}

/**
 * Renders the result of a look-up (S2.29). An address with code and e-mail is looked up like the form, with the same
 * limits, and redirected to one without the e-mail, which keeps it out of histories and logs.
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const t = tFor(context)
  const { searchParams: query } = url
  const { codes, ...typed } = typedIn(
    (name) => query.get(name) ?? (name === 'code' && query.get('orderCode')),
  )
  if (typed.email) {
    const { problem, status } = await lookUp({ ...typed, codes }, { request, context })
    return data({ title: t('order.look-up-title'), ...typed, problem, found: undefined }, status)
  }
  const found = await orderOf(typed.code, { request, context })
  const title = found ? t('order.found-title') : t('order.look-up-title')
  return data({ title, ...typed, problem: undefined, found })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { codes, ...typed } = typedIn((name) => form.get(name))
  const { problem, status } = await lookUp({ ...typed, codes }, { request, context })
  return data({ ...typed, problem }, status)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

export default function Search({ loaderData, actionData }: Route.ComponentProps) {
  const { found, title } = loaderData
  const { code, email, problem } = actionData ?? loaderData
  if (found && !actionData) return <FoundOrder title={title} {...found} />
  return <LookUpPage code={code} email={email} problem={problem} />
}

interface Asked {
  request: Request
  context: Readonly<RouterContextProvider>
}

function typedIn(read: (name: string) => unknown): Typed {
  const text = (name: string, limit: number) =>
    String(read(name) || '')
      .trim()
      .slice(0, limit)
  const typed = text('code', 200)
  const codes = orderCodesIn(typed)
  const [code = codeFrom(typed)] = codes
  return { code, codes, email: mailFrom(text('email', 254)) }
}

/** Returns why nothing was found, or throws a redirect to the order, which this device may see from now on. */
async function lookUp({ code, codes, email }: Typed, { request, context }: Asked) {
  if (!code || !email) return { problem: 'VALIDATION', status: 400 }
  const outcome = await frontApi(context, request).call(lookUpOrder, {
    body: { orderCode: codes.join(' ') || code, email },
  })
  if (!outcome.ok) return { problem: outcome.problem.error, status: outcome.problem.status_code }
  const { orderCode, grant } = outcome.result
  keepGrant(context.get(cookiesContext), grant)
  throw redirect(urlFor(context)(`order/${orderCode}`), 303)
}

/** Returns the order with a code, if this visitor may see it. */
async function orderOf(code: string, { request, context }: Asked) {
  const orderCode = orderCodeSchema.safeParse(code)
  if (!orderCode.success) return undefined
  const outcome = await frontApi(context, request).call(getOrder, {
    params: { orderCode: orderCode.data },
  })
  if (!outcome.ok) return undefined
  const order = listed(outcome.result, context.get(viewsContext))
  return { order }
}

function listed({ items, ...order }: Order, viewsOf: ViewsOf): ListedOrder {
  const live = items.filter(isLive)
  return {
    orderCode: order.orderCode,
    status: order.status,
    needsAnswer: items.some((item) => viewsOf(item).notices?.answerDue(item) !== undefined),
    travellers: countPeople(items.flatMap(({ travellers }) => travellers)),
    total: order.total,
    refunded: order.refunded,
    createdAt: order.createdAt,
    items: (live.length > 0 ? live : items).map(({ product, title, startsOn }) => ({
      product,
      title,
      startsOn,
    })),
  }
}
