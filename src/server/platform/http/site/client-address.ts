import { isIP } from 'node:net'

/**
 * Returns the visitor's address behind `hops` trusted proxies. Each appends to `x-forwarded-for` the address that
 * called it, so the entry is counted from the right: anything further left is the visitor's own claim. Invalid IP
 * addresses are ignored, and the socket's is used.
 */
export function forwardedAddress(header: string | undefined, hops: number, socket: string): string {
  if (hops === 0 || !header) return plain(socket)
  const listed = header.split(',').map((each) => bare(each.trim()))
  const told = listed[Math.max(0, listed.length - hops)] ?? ''
  return plain(isIP(told) ? told : socket)
}

/** Removes the port that some proxies add: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
const bare = (entry: string): string =>
  /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, '$1')

/** Converts an IPv4-mapped IPv6 address to IPv4, so that it counts as the same visitor. */
const plain = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '')
