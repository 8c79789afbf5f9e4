import type { DeskAct } from '../../../contract/desk/desk-acts.ts'
import { isLogged } from '../../../contract/desk/logged-acts.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type { OrderCode } from '../../../contract/ids.ts'
import { type Visitor, visitorOf } from '../../order/access/order-access.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { Act } from './acts/acting.ts'

/** Returns a visitor with access to all orders; the API has already checked the role. */
export function staffVisitor(context: RequestContext): Visitor {
  if (!context.staff) throw new CatalogueError('UNAUTHENTICATED')
  return { ...visitorOf(context), isStaff: true }
}

/** Returns what a call's staff do with its order, and why. */
export function actOf(
  call: {
    context: RequestContext
    params: { orderCode: OrderCode }
    body: { why?: string } | object
  },
  { act }: { act?: DeskAct },
): Act {
  const { staff } = call.context
  if (!staff || !act || !isLogged(act)) throw new CatalogueError('UNAUTHENTICATED')
  const why = 'why' in call.body ? call.body.why : undefined
  return { staff, act, orderCode: call.params.orderCode, ...(why === undefined ? {} : { why }) }
}
