import type { Place } from './place.ts'

/**
 * Returns whether travellers know the place's code. A city's own code is IATA's, unless that is an airport's too; then it
 * is one of ours that begins with Q and is for addresses only (docs/decisions/002-world-data.md).
 */
export const hasKnownCode = ({ kind, code }: Pick<Place, 'kind' | 'code'>): boolean =>
  kind === 'airport' || !code.startsWith('Q')
