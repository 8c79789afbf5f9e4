import type { Outcome } from '../../contract/envelope.ts'
import { createLink, type Link } from '../../contract/link/link.ts'
import { localeOfPath } from '../locale/locale-of-path.ts'
import type { FrontApi } from '../session/front-api/front-api.ts'

/** Creates the short link to a page given with its locale. The link itself has none (S2.59). */
export function makeLinkTo(api: FrontApi, page: unknown): Promise<Outcome<Link>> {
  const address = typeof page === 'string' ? page : ''
  const locale = localeOfPath(address.split('?')[0] ?? '')
  const target = locale ? address.slice(locale.length + 1) : address
  return api.call(createLink, { body: { target: target.startsWith('/') ? target : `/${target}` } })
}
