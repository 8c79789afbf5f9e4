import { createSigner } from '../../src/server/platform/secrets/secret-key.ts'
import { createTraveller, searchRequest, sendAsSite } from '../support/traveller.ts'

/** Returns travellers of a server in another process, which signs with `key`. */
export function buyersOf(server: () => { origin: string }, key: string) {
  const request = searchRequest()
  const sendThere = sendAsSite(createSigner(key), request.slices)
  /** Sends a call to the server, which uses an arbitrary port, at its public address. */
  const send = (call: Request) =>
    sendThere(new Request(call.url.replace(/^http:\/\/[^/]+/, server().origin), call))
  let visitors = 0
  /** Returns a traveller with an address of their own, because bookings per address are limited. */
  function newTraveller() {
    visitors += 1
    const address = `10.0.${visitors >> 8}.${visitors & 255}`
    return createTraveller((call) => {
      call.headers.set('x-forwarded-for', address)
      return send(call)
    }, server().origin)
  }
  return {
    request,
    send,
    newTraveller,
    /** Buys a trip from search to tickets' payment. Throws if a step fails. */
    async buy(): Promise<true> {
      const traveller = newTraveller()
      const { trxId } = await traveller.must(traveller.submit(await traveller.book(request)))
      const { redirect } = await traveller.must(traveller.startPaying(trxId))
      await traveller.payByCard(redirect)
      await traveller.must(traveller.settle(trxId))
      return true
    },
  }
}
