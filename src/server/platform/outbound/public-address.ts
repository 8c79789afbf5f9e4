import { lookup as lookUpAll } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses that aren't on the public internet (IANA's special-purpose registries). */
// A list of its own for each kind: one list would take every IPv4 address for one within ::ffff:0:0/96.
const inside4 = new BlockList()
const inside6 = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inside4.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 32],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  inside6.addSubnet(network, prefix, 'ipv6')
}

/** Returns whether an IP address is on the public internet. A name is no address. */
export const isPublicAddress = (address: string): boolean => {
  const kind = isIP(address)
  if (kind === 0) return false
  return kind === 4 ? !inside4.check(address, 'ipv4') : !inside6.check(address, 'ipv6')
}

/**
 * Returns whether a URL given by somebody else may be posted to: https at its usual port, by a name with a dot that isn't one of a
 * local network. Which addresses the name stands for is checked with each post, because that can change (DNS rebinding).
 */
export function isPublicUrl(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, port, username, password } = new URL(url)
  const isName = /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/i.test(hostname) && isIP(hostname) === 0
  const isUsual = protocol === 'https:' && !port && !username && !password
  const last = hostname.split('.').at(-1) ?? ''
  // Top-level domains have no digits, but for those in other scripts; `localdomain6` has.
  return isUsual && isName && !notPublic.has(last) && (/^xn--/.test(last) || !/\d/.test(last))
}

/**
 * Last labels of names that nobody owns on the internet: special-use names (RFC 6761 and IANA's registry of them, all of `arpa`
 * with `home.arpa`), what ICANN reserved for private use (`internal`) or won't delegate because networks use it (`home`, `corp`,
 * `mail`), and what routers and hosts call themselves.
 */
const notPublic = new Set([
  ...['alt', 'arpa', 'example', 'invalid', 'local', 'localhost', 'onion', 'test'],
  ...['internal', 'home', 'corp', 'mail'],
  ...[
    'belkin',
    'domain',
    'dlink',
    'fritz',
    'intranet',
    'lan',
    'localdomain',
    'private',
    'router',
    'workgroup',
  ],
])

/** A name that stands for an address inside a network. */
export class InsideNetwork extends Error {
  constructor() {
    super('an address inside the network')
  }
}

/**
 * Returns false if a URL's name stands for an address inside a network now. A name that can't be looked up may be public later: each
 * post checks again.
 */
export const standsForPublic = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    lookUpPublic(new URL(url).hostname, {}, (error) => resolve(!(error instanceof InsideNetwork)))
  })

/** Looks a name up; fails with `InsideNetwork` if any of its addresses is. The connection uses what was checked. */
export const lookUpPublic: LookupFunction = (name, options, done) => {
  lookUpAll(name, { ...options, all: true }, (error, found) => {
    const isRefused = !error && !found.every(({ address }) => isPublicAddress(address))
    if (error || isRefused || !found[0]) done(error ?? new InsideNetwork(), '', 0)
    else if (options.all) done(null, found)
    else done(null, found[0].address, found[0].family)
  })
}
