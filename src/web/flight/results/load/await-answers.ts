import { pollSearch, type SearchUpdate } from '../../../../contract/flight/search/flight-search.ts'
import type { FrontApi } from '../../../session/front-api/front-api.ts'

/** The polling interval, in milliseconds. */
const pause = 100

/** Returns a search once every supplier has answered, or its current state after `longest` milliseconds. */
export async function awaitAnswers(
  api: FrontApi,
  opened: SearchUpdate,
  longest: number,
): Promise<SearchUpdate> {
  const params = { searchId: opened.searchId }
  const end = Date.now() + longest
  let latest = opened
  while (latest.state === 'searching' && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    const polled = await api.call(pollSearch, { params, query: { after: 0 } })
    if (!polled.ok) return latest
    latest = polled.result
  }
  return latest
}
