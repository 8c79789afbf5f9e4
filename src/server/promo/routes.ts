import { applyPromo, removePromo } from '../../contract/promo/promo.ts'
import { visitorOf } from '../order/access/order-access.ts'
import type { Api } from '../platform/http/api.ts'
import type { PromoService } from './promo-service.ts'

/** Mounts what travellers do with promo codes before they pay. */
export function mountPromo(api: Api, promos: PromoService): void {
  api.mount(applyPromo, ({ params, body, context }) =>
    promos.apply(params.trxId, body.code, {
      visitor: visitorOf(context),
      country: context.country,
      address: context.clientAddress,
    }),
  )
  api.mount(removePromo, ({ params, context }) => promos.remove(params.trxId, visitorOf(context)))
}
