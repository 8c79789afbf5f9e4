/** Who this site is to a passkey: the domain it belongs to, and the origins it may be used on. */
export interface RelyingParty {
  id: string
  name: string
  origins: string[]
}

/** A passkey belongs to a domain, never to an address: on this machine it is `localhost`'s. */
export function relyingParty(publicOrigin: string): RelyingParty {
  const { hostname, host, protocol } = new URL(publicOrigin)
  const isAddress = /^[\d.]+$|^\[/.test(hostname)
  const id = isAddress ? 'localhost' : hostname
  return { id, name: 'Sojourn', origins: [`${protocol}//${host.replace(hostname, id)}`] }
}
