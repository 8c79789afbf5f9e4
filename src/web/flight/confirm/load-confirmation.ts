import type { ResultOf } from '../../../contract/endpoint.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import { confirmOffers } from '../../../contract/flight/confirm.ts'
import { offerIdSchema, searchIdSchema } from '../../../contract/ids.ts'
import type { FrontApi } from '../../session/front-api/front-api.ts'

export type Confirmation = ResultOf<typeof confirmOffers>

export type LoadedConfirmation =
  | { ok: true; confirmation: Confirmation }
  | {
      ok: false
      code: ErrorCode
      status: number
      /** The first leg that leaves before the previous one has landed, counted from 0. */
      overlapping?: number
    }

/** Re-prices the offers in a page's address: `search` and one `offer` for each journey. */
export async function loadConfirmation(
  api: FrontApi,
  params: URLSearchParams,
): Promise<LoadedConfirmation> {
  const search = searchIdSchema.safeParse(params.get('search'))
  const offers = offerIdSchema.array().min(1).max(6).safeParse(params.getAll('offer'))
  if (!search.success || !offers.success) return { ok: false, code: 'OFFER_NOT_FOUND', status: 404 }
  const outcome = await api.call(confirmOffers, {
    body: { searchId: search.data, offerIds: offers.data },
  })
  if (outcome.ok) return { ok: true, confirmation: outcome.result }
  const { error, status_code, fields } = outcome.problem
  const late = Object.keys(fields ?? {}).map((field) => Number(field.split('.')[1]))
  const told = { ok: false, code: error, status: status_code } as const
  return error === 'FLIGHTS_OVERLAP' ? { ...told, overlapping: Math.min(...late) } : told
}
