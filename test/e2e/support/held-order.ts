import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSigner } from '../../../src/server/platform/secrets/secret-key.ts'
import { createTraveller, filledDraft, searchRequest, sendAsSite } from '../../support/traveller.ts'

/** Returns the key of the shared test server, with which tests sign searches like the site's pages. */
export const sharedSecret = (): string =>
  readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'secret-key'), 'utf8').trim()

/**
 * Returns the code of an unpaid order that another device makes with this address, using calls only.
 */
export async function heldOrder(origin: string, email: string): Promise<string> {
  const request = searchRequest()
  const traveller = createTraveller(
    sendAsSite(createSigner(sharedSecret()), request.slices),
    origin,
  )
  const booking = await traveller.book(request)
  const draft = filledDraft(booking)
  const contact = { ...draft.contact, email }
  const { orderCode } = await traveller.must(traveller.submit(booking, { ...draft, contact }))
  return orderCode
}
