import type { Slice } from './offer.ts'

interface FromTo {
  from: string
  to: string
}

/** Returns what else changes at a connection: the airport, or the terminal of the same airport. */
export function changesAt(slice: Slice, index: number): { airport?: FromTo; terminal?: FromTo } {
  const lands = slice.segments[index]
  const leaves = slice.segments[index + 1]
  if (!lands || !leaves) return {}
  if (lands.to !== leaves.from) return { airport: { from: lands.to, to: leaves.from } }
  const { arrivalTerminal: from } = lands
  const { departureTerminal: to } = leaves
  return from && to && from !== to ? { terminal: { from, to } } : {}
}
