import { type OrderCode, orderCodeSchema } from '../../../contract/ids.ts'
import { pageProblem } from '../../problem/page-errors.ts'
import { problemOf } from '../../session/front-api/call.ts'

/** Returns the order number of a page's address. Throws the page for an unknown order if it's none. */
export function orderCodeIn(text: string): OrderCode {
  const code = orderCodeSchema.safeParse(text)
  if (!code.success) throw pageProblem(problemOf('TRX_NOT_FOUND'))
  return code.data
}
