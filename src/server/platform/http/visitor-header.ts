import { isIP } from 'node:net'
import { seconds } from '../duration.ts'
import type { Signer } from '../secrets/secret-key.ts'

/** Names the visitor on whose behalf a page server calls the front API. */
export const visitorHeader = 'x-sojourn-visitor'

const purpose = 'visitor of a page'

/** How long a signature is valid, and how far the clocks of two machines may differ. */
const validFor = seconds(30)

/** The call that a signature belongs to. It can't be used for another one. */
interface SignedCall {
  method: string
  url: string
}

/**
 * Returns the header by which an API process trusts the visitor's address that a page server tells it. The key proves
 * who sent it, wherever in the network it came from; nobody else can choose an address to be counted under.
 */
export function signVisitor(signer: Signer, call: SignedCall, address: string): string {
  const time = Date.now()
  return `${address};${time};${signer.sign(purpose, textOf(call, address, time))}`
}

/** Returns the address in the header; undefined if there is none, or it isn't one that we signed for this call just now. */
export function readVisitor(
  signer: Signer,
  call: SignedCall,
  header: string | undefined,
): string | undefined {
  if (!header) return undefined
  const [address = '', told = '', signature = ''] = header.split(';')
  const time = Number(told)
  if (!isIP(address) || !(Math.abs(Date.now() - time) <= validFor)) return undefined
  return signer.verify(purpose, textOf(call, address, time), signature) ? address : undefined
}

function textOf({ method, url }: SignedCall, address: string, time: number): string {
  const { pathname, search } = new URL(url)
  return [method, `${pathname}${search}`, address, time].join('\n')
}
