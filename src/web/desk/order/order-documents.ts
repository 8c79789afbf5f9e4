import { downloadDocuments } from '../../../contract/desk/order/order-change.ts'
import { notFound } from '../../problem/page-errors.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { passFileOn } from '../../session/front-api/pass-file-on.ts'
import type { Route } from './+types/order-documents.ts'
import { orderCodeIn } from './order-code-in.ts'

/** Passes an order's tickets and vouchers on to be saved. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const orderCode = orderCodeIn(params.orderCode)
  const answer = await frontApi(context, request).raw(downloadDocuments, { params: { orderCode } })
  if (!answer?.ok) throw notFound()
  return passFileOn(answer)
}
