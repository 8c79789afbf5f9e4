import { isIP } from 'node:net'

/**
 * The visitor's address behind `hops` trusted proxies. Each appends to `x-forwarded-for` the address it was called
 * from, so the entry is counted from the right: what stands further left is the visitor's own claim. What is no IP
 * address is ignored, and the socket's stands in.
 */
export function forwardedAddress(header: string | undefined, hops: number, socket: string): string {
  if (hops === 0 || !header) return plain(socket)
  const listed = header.split(',').map((each) => bare(each.trim()))
  const told = listed[Math.max(0, listed.length - hops)] ?? ''
  return plain(isIP(told) ? told : socket)
}

/** Some proxies add the port: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
const bare = (entry: string): string =>
  /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, '$1')

/** An IPv4 address that came in by an IPv6 socket is counted as the same visitor's. */
const plain = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '')
