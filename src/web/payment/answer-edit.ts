import { data, redirectDocument } from 'react-router'
import { reopenOrder } from '../../contract/cart/cart.ts'
import type { TrxId } from '../../contract/ids.ts'
import type { FrontApi } from '../session/front-api/front-api.ts'

/**
 * Reopens an order for editing if that's what the form asks for. Returns the way to what is to be edited, or undefined for
 * another form. The whole document is loaded, because the cart in its header is made by the server.
 */
export async function answerEdit(
  api: FrontApi,
  form: FormData,
  { trxId, locale }: { trxId: TrxId; locale: string },
) {
  if (form.get('intent') !== 'edit') return undefined
  const outcome = await api.call(reopenOrder, { params: { trxId }, body: {} })
  if (outcome.ok) return redirectDocument(`/${locale}${outcome.result.page}`, 303)
  const { error, status_code } = outcome.problem
  return data(
    { code: error, seen: undefined, promo: undefined, entered: undefined },
    { status: status_code },
  )
}
