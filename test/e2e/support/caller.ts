import type { Page } from '@playwright/test'
import { cookies } from '../../../src/contract/headers.ts'
import { withSearchKey } from '../../../src/server/flight/search/search-key.ts'
import { createSigner, type Signer } from '../../../src/server/platform/secrets/secret-key.ts'
import { createTraveller, type Traveller } from '../../support/traveller.ts'
import { sharedSecret } from './held-order.ts'
import { beDevice, ownSecret } from './paid-order.ts'

/**
 * Returns what calls the front API as a page's browser does: with its device and account. The browser's pages then show
 * what the calls made. A test's own server has to be started with `ownSecret`.
 */
export async function callerOf(
  page: Page,
): Promise<{ origin: string; traveller: Traveller; signer: Signer }> {
  const { origin, port } = new URL((await page.request.get('/readyz')).url())
  const isShared = port === (process.env.E2E_PORT ?? '3110')
  const signer = createSigner(isShared ? sharedSecret() : ownSecret)
  const stored = await page.context().cookies(origin)
  const cookie = (name: string) => stored.find((each) => each.name === name)?.value
  const token = cookie('auth_token')
  const device = cookie(cookies.auid)
  const signed = withSearchKey(signer)
  const send = async (call: Request) => {
    if (token) call.headers.set('authorization', `Bearer ${token}`)
    return fetch(await signed(call))
  }
  const traveller = createTraveller(send, origin, device)
  if (!device) await beDevice(page.context(), origin, traveller.auid)
  return { origin, traveller, signer }
}
