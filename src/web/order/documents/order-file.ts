import { type RouterContextProvider, redirect } from 'react-router'
import { orderCodeSchema } from '../../../contract/ids.ts'
import type { getCalendarFile, getETicket } from '../../../contract/order/order.ts'
import { urlFor } from '../../locale/language.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { passFileOn } from '../../session/front-api/pass-file-on.ts'

/**
 * Forwards an order's file from the front API, with its type and name. If there is none yet, or the visitor may not
 * have it, the order's page says why.
 */
export async function orderFile(
  endpoint: typeof getETicket | typeof getCalendarFile,
  code: string,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const toOrder = () => redirect(urlFor(context)(`order/${code}`))
  const orderCode = orderCodeSchema.safeParse(code)
  if (!orderCode.success) return toOrder()
  const answer = await frontApi(context, request).raw(endpoint, {
    params: { orderCode: orderCode.data },
  })
  if (!answer?.ok) return toOrder()
  return passFileOn(answer)
}
