import { getCalendarFile } from '../../../contract/order/order.ts'
import type { Route } from './+types/calendar.ts'
import { orderFile } from './order-file.ts'

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  orderFile(getCalendarFile, params.orderCode, request, context)
