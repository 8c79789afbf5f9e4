import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { CatalogueError } from '../../../contract/errors.ts'
import { cookies, headers, hostCookie } from '../../../contract/headers.ts'
import type { Clock } from '../clock.ts'
import { hours } from '../duration.ts'
import { newSecretId } from '../ids.ts'
import type { Signer } from '../secrets/secret-key.ts'

const purpose = 'csrf'
const lifetime = hours(2)
const shape = /^(?<issued>[\da-z]{1,11})\.(?<digest>[\w-]+)$/

interface Dependencies {
  signer: Signer
  clock: Clock
}

/**
 * Returns the token of the caller's session cookie, which is set if there is none. Another site can make a browser
 * send the cookie, but can't read the token that has to come with it. It contains the time it was issued, and a digest
 * that binds that time to the session.
 */
export function issueCsrfToken(
  c: Context,
  { signer, clock }: Dependencies,
  secure: boolean,
): string {
  let session = sessionOf(c)
  if (!session) {
    session = newSecretId()
    const name = secure ? hostCookie(cookies.session) : cookies.session
    setCookie(c, name, session, { httpOnly: true, sameSite: 'Lax', path: '/', secure })
  }
  const issued = clock.now().toString(36)
  return `${issued}.${signer.sign(purpose, boundText(issued, session))}`
}

/**
 * Throws CSRF, with the reason `missing`, `foreign` or `expired`, if a call has cookies but no fresh token for them;
 * without cookies nothing can be abused. Runs before anything else, so that a rejected call can be sent again.
 */
export function checkCsrfToken(c: Context, { signer, clock }: Dependencies): void {
  if (!c.req.header('cookie')) return
  const token = c.req.header(headers.csrf)
  if (!token) throw refused('missing')
  const session = sessionOf(c)
  const { issued = '', digest = '' } = shape.exec(token)?.groups ?? {}
  if (!session || !signer.verify(purpose, boundText(issued, session), digest))
    throw refused('foreign')
  if (clock.now() - Number.parseInt(issued, 36) > lifetime) throw refused('expired')
}

/**
 * Returns the session cookie, by the name that only this host can set, or else by the plain one, which sites may
 * share.
 */
const sessionOf = (c: Context): string | undefined =>
  getCookie(c, hostCookie(cookies.session)) ?? getCookie(c, cookies.session)

const boundText = (issued: string, session: string): string => `${issued} ${session}`

const refused = (reason: 'missing' | 'foreign' | 'expired') =>
  new CatalogueError('CSRF', { details: { reason } })
