import { applyPromo, removePromo } from '../../contract/promo/promo.ts'
import { visitorOf } from '../order/access/order-access.ts'
import type { Api } from '../platform/http/api.ts'
import { edgeOf } from '../platform/http/edge.ts'
import type { PromoService } from './promo-service.ts'

/** Mounts what travellers do with promo codes before they pay. Behind `trustedProxies`, the edge network tells their country. */
export function mountPromo(api: Api, promos: PromoService, trustedProxies: number): void {
  api.mount(applyPromo, ({ params, body, context, request }) =>
    promos.apply(params.trxId, body.code, {
      visitor: visitorOf(context),
      country: context.country,
      edgeCountry: edgeOf(request.headers, trustedProxies).country ?? undefined,
      address: context.clientAddress,
    }),
  )
  api.mount(removePromo, ({ params, context }) => promos.remove(params.trxId, visitorOf(context)))
}
