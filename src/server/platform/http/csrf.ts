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
 * The token that belongs to the caller's session cookie, which is set when there is none. Another
 * site can make a browser send the cookie, but can't read the token that has to come with it.
 * It holds the time it was given out at, and a digest that binds that time to the session.
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
 * Throws CSRF, with the reason `missing`, `foreign` or `expired`, when a call came with cookies but without
 * a fresh token of theirs; without cookies nothing is abused. Comes before all work, so that a call that is
 * refused may be sent again.
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

/** Under the name that only this host can set, or else the plain one: sites may share it, and pages send it so. */
const sessionOf = (c: Context): string | undefined =>
  getCookie(c, hostCookie(cookies.session)) ?? getCookie(c, cookies.session)

const boundText = (issued: string, session: string): string => `${issued} ${session}`

const refused = (reason: 'missing' | 'foreign' | 'expired') =>
  new CatalogueError('CSRF', { details: { reason } })
