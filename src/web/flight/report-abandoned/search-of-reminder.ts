import { getReminder } from '../../../contract/flight/reminder.ts'
import type { FrontApi } from '../../session/front-api/front-api.ts'
import { type PageAddress, searchAgain } from '../confirm/again/search-again.ts'

/**
 * Returns where a reminder's link leads on a device that did not make its booking: the same flights, asked for afresh.
 * What was typed is not shown there, for the address was never proven. `acart` stays in the address as the
 * reminder's number alone: results are passed on, and its token is not to be.
 */
export async function searchOfReminder(
  api: Pick<FrontApi, 'call'>,
  token: string,
): Promise<PageAddress | undefined> {
  const reminder = await api.call(getReminder, { params: { token: token.slice(0, 100) } })
  if (!reminder.ok) return undefined
  const { path, query } = searchAgain(reminder.result.request)
  query.set('acart', String(reminder.result.number))
  return { path, query }
}
