import { downloadDocuments } from '../../../contract/desk/order/order-change.ts'
import { deskApi } from '../desk-api.ts'
import type { Route } from './+types/order-documents.ts'
import { orderCodeIn } from './order-code-in.ts'

/** Passes an order's tickets and vouchers on to be saved. */
export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  deskApi(context, request).file(downloadDocuments, {
    params: { orderCode: orderCodeIn(params.orderCode) },
  })
