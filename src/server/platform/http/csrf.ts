import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { CatalogueError } from '../../../contract/errors.ts'
import { cookies, headers } from '../../../contract/headers.ts'
import { newSecretId } from '../ids.ts'
import type { Signer } from '../secret-key.ts'

const purpose = 'csrf'

/**
 * The token that belongs to the caller's session cookie, which is set when there is none. Another
 * site can make a browser send the cookie, but can't read the token that has to come with it.
 */
export function issueCsrfToken(c: Context, signer: Signer, secure: boolean): string {
  let session = getCookie(c, cookies.session)
  if (!session) {
    session = newSecretId()
    setCookie(c, cookies.session, session, { httpOnly: true, sameSite: 'Lax', path: '/', secure })
  }
  return signer.sign(purpose, session)
}

/** Throws CSRF when a call came with cookies but without their token; without cookies nothing is abused. */
export function checkCsrfToken(c: Context, signer: Signer): void {
  if (!c.req.header('cookie')) return
  const session = getCookie(c, cookies.session)
  const token = c.req.header(headers.csrf)
  if (!session || !token || !signer.verify(purpose, session, token))
    throw new CatalogueError('CSRF')
}
