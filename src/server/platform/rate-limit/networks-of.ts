import { isIPv4, isIPv6 } from 'node:net'

/** An address as limits count it, and the larger network that it's part of. */
export interface Networks {
  own: string
  around: string
}

/** One household or server has an IPv6 /64, one customer of a provider often a /48, which has 65,536 of them. */
export const widths = { own: 64, around: 48 }

/** Returns the networks of an IPv4 address (itself and its /24) or of an IPv6 address (its /64 and /48); undefined for anything else. */
export function networksOf(address: string): Networks | undefined {
  if (isIPv4(address)) return { own: address, around: address.replace(/\.\d+$/, '.0/24') }
  if (!isIPv6(address)) return undefined
  return {
    own: `${networkOf(address, widths.own)}/${widths.own}`,
    around: `${networkOf(address, widths.around)}/${widths.around}`,
  }
}

/** Returns the first bits of an IPv6 address, and anything else unchanged. */
export function networkOf(who: string, bits: number): string {
  if (!isIPv6(who)) return who
  const [head = '', tail] = new URL(`http://[${who.replace(/%.*/, '')}]`).hostname
    .slice(1, -1)
    .split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from(
    { length: tail === undefined ? 0 : 8 - left.length - right.length },
    () => '0',
  )
  return [...left, ...zeros, ...right].slice(0, bits / 16).join(':')
}
