import { data, redirect } from 'react-router'
import type { TrxId } from '../../contract/ids.ts'
import type { Money } from '../../contract/money.ts'
import { applyPromo, removePromo } from '../../contract/promo/promo.ts'
import { longestPromo } from '../../contract/promo/promo-terms.ts'
import type { FrontApi } from '../session/front-api/front-api.ts'
import { formText } from '../session/front-api/read-form.ts'
import { minimumIn } from './linked-promo.ts'

/** Why a promo code wasn't applied, with what was typed. */
export interface RefusedPromo {
  code: string
  typed: string
  /** The price that the code needs, if that's why. */
  minimum?: Money | undefined
}

/**
 * Applies or removes a promo code if that's what the form asks for, and shows the page again. Returns undefined for
 * another form.
 */
export async function answerPromo(
  api: FrontApi,
  form: FormData,
  { trxId, page }: { trxId: TrxId; page: string },
) {
  const intent = form.get('intent')
  if (intent !== 'promo' && intent !== 'no-promo') return undefined
  const params = { trxId }
  const typed = formText(form, 'promo', longestPromo + 10)
  const outcome =
    intent === 'promo'
      ? await api.call(applyPromo, { params, body: { code: typed } })
      : await api.call(removePromo, { params })
  if (outcome.ok) return redirect(page, 303)
  const { error, status_code, details } = outcome.problem
  const minimum = minimumIn(details)
  return data(
    {
      code: undefined,
      seen: undefined,
      promo: { code: error, typed, minimum },
      entered: undefined,
    },
    { status: status_code },
  )
}
