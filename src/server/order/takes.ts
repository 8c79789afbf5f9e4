import { networksOf } from '../platform/rate-limit/networks-of.ts'
import type { Signer } from '../platform/secrets/secret-key.ts'

/** Held seats or rooms, by the key of a limited stock, such as a flight on a day. */
export type Takes = Record<string, number>

/** Where an order comes from, as keyed digests: the caller's network address and the network around it. */
export interface Origin {
  heldFrom: string
  heldAround: string
}

/** Returns the origin of an order by an IP address; undefined for anything else, such as our own demonstration orders. */
export function originOf(signer: Signer, clientAddress: string): Origin | undefined {
  const networks = networksOf(clientAddress)
  if (!networks) return undefined
  const digest = (network: string) => signer.sign('network of a hold', network)
  return { heldFrom: digest(networks.own), heldAround: digest(networks.around) }
}

/** Adds up the seats and rooms of several items or reservations. */
export function addTakes(several: readonly (Takes | null | undefined)[]): Takes {
  const sum: Takes = {}
  for (const takes of several) {
    for (const [key, count] of Object.entries(takes ?? {})) sum[key] = (sum[key] ?? 0) + count
  }
  return sum
}
