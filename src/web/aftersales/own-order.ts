import type { RouterContextProvider } from 'react-router'
import type { AfterSales } from '../../contract/aftersales/after-sales.ts'
import type { Problem } from '../../contract/envelope.ts'
import { errorCatalogue } from '../../contract/errors.ts'
import { type OrderCode, orderCodeSchema } from '../../contract/ids.ts'
import { toLogin } from '../guard/member-api.ts'
import { orderNotFound, pageProblem } from '../problem/page-errors.ts'
import { memberContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { type KnownOrder, loadOrder } from './load-order.ts'

/** What a route passes to loaders and actions of pages with an order's code. */
export interface Asked {
  params: { id: string }
  request: Request
  context: Readonly<RouterContextProvider>
  url: URL
}

type OwnOrder = Omit<KnownOrder, 'afterSales'> & { afterSales: AfterSales }

/**
 * Returns the order of an after-sales page. Visitors who may not see it are treated as on the order's own page: asked
 * to sign in or look it up (S2.69), or told that it isn't known (S8.13).
 */
export async function ownOrder(asked: Asked): Promise<OwnOrder> {
  const { request, context } = asked
  const api = frontApi(context, request)
  const loaded = await loadOrder(context, api, codeOf(asked))
  if (!loaded.ok) throw await refusal(loaded.problem, asked)
  const { afterSales, ...known } = loaded.result
  if (!afterSales) throw pageProblem(unavailable)
  return { ...known, afterSales }
}

/** Returns the order's code in the address. */
export function codeOf({ params }: Pick<Asked, 'params'>): OrderCode {
  const code = orderCodeSchema.safeParse(params.id)
  if (!code.success) throw orderNotFound('TRX_NOT_FOUND')
  return code.data
}

/** Returns where to redirect a visitor without access to an order, or another error that ends the page. */
export async function refusal(
  problem: Problem,
  { context, url }: Pick<Asked, 'context' | 'url'>,
): Promise<Response | ReturnType<typeof pageProblem>> {
  const stranger = problem.error === 'TRX_NOT_FOUND' && !(await context.get(memberContext)())
  return stranger ? toLogin(context, url.pathname + url.search) : pageProblem(problem)
}

const [status_code, message] = errorCatalogue.UNAVAILABLE
const unavailable: Problem = { error: 'UNAVAILABLE', message, status_code }
