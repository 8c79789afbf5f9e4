import { getETicket } from '../../../contract/order/order.ts'
import type { Route } from './+types/e-ticket.ts'
import { orderFile } from './order-file.ts'

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  orderFile(getETicket, params.orderCode, request, context)
