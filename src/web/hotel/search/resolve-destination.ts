import type { Outcome } from '../../../contract/envelope.ts'
import {
  type Destination,
  destinationIdSchema,
  getDestination,
  suggestDestinations,
} from '../../../contract/hotel/destination.ts'
import type { Translate } from '../../locale/word-store.ts'
import { pageProblem } from '../../problem/page-errors.ts'
import type { FrontApi } from '../../session/front-api/front-api.ts'
import { destinationText } from '../search-form/destination-text.ts'
import type { TypedStay } from './typed-stay.ts'

/**
 * Returns the place that a search is about, or undefined if none is known. Throws the page's error if the look-up itself fails:
 * nothing is wrong with what was typed. Forms sent without scripts have both an id
 * and a text: the text wins if it was changed.
 */
export async function resolveDestination(
  api: Pick<FrontApi, 'call'>,
  t: Translate,
  { where, destination }: Pick<TypedStay, 'where' | 'destination'>,
): Promise<Destination | undefined> {
  const known = destination ? await findById(api, destination) : undefined
  if (!where || (known && destinationText(t, known) === where)) return known
  const answer = await api.call(suggestDestinations, { query: { q: where.slice(0, 80), limit: 1 } })
  return foundIn(answer)?.[0]
}

/** Returns a look-up's result; undefined if the place is unknown. */
function foundIn<Result>(answer: Outcome<Result>): Result | undefined {
  if (answer.ok) return answer.result
  const { status_code, error } = answer.problem
  if (status_code >= 500 || error === 'RATE_LIMITED') throw pageProblem(answer.problem)
  return undefined
}

async function findById(api: Pick<FrontApi, 'call'>, id: string) {
  const destinationId = destinationIdSchema.safeParse(id)
  if (!destinationId.success) return undefined
  const answer = await api.call(getDestination, { params: { destinationId: destinationId.data } })
  return foundIn(answer)
}
