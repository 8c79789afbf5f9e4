import { CatalogueError } from '../../contract/errors.ts'
import { deletePush, getPush, putPush } from '../../contract/push/push.ts'
import { visitorOf } from '../order/access/order-access.ts'
import type { OrderService } from '../order/order-service.ts'
import { hours } from '../platform/duration.ts'
import type { Api } from '../platform/http/api.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import type { Platform } from '../platform/platform.ts'
import { type Allowance, spend } from '../platform/rate-limit/rate-limit.ts'
import type { PushService } from './push-service.ts'

/** More than somebody changes their mind; few enough not to fill the table. */
const choices: Allowance = { name: 'push-choices', times: 60, within: hours(1) }

/** Mounts choosing push messages: members' for all their orders, guests' for an order that they may see. */
export function mountPush(
  api: Api,
  { cache }: Pick<Platform, 'cache'>,
  { push, orders }: { push: PushService; orders: Pick<OrderService, 'byCode'> },
): void {
  /** Returns whose orders a call is about. Throws TRX_NOT_FOUND for an order that isn't theirs. */
  async function listenerOf(context: RequestContext, orderCode: string | undefined) {
    const device = context.auid ?? ''
    if (orderCode) {
      const { id } = await orders.byCode(orderCode, visitorOf(context))
      return { device, about: `order:${id}`, signInId: context.member?.signInId ?? null }
    }
    if (!context.member) throw new CatalogueError('TOKEN_MISSING')
    const { id, signInId } = context.member
    return { device, about: `member:${id}`, signInId }
  }

  api.mount(getPush, async ({ query, context }) => ({
    publicKey: push.publicKey,
    events: await push.chosen(await listenerOf(context, query.orderCode)),
  }))
  api.mount(putPush, async ({ body, context }) => {
    await spend(cache, choices, context.clientAddress)
    const { subscription, events, language, orderCode } = body
    const who = await listenerOf(context, orderCode)
    await push.choose({ ...who, subscription, events, language })
    return { events }
  })
  api.mount(deletePush, async ({ query, context }) => {
    await push.stop(await listenerOf(context, query.orderCode))
    return {}
  })
}
