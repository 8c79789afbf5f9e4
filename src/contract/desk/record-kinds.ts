/** What staff edit as records at the desk. */
export const recordKinds = ['flag', 'phone', 'message', 'promo', 'deal', 'affiliate'] as const
export type RecordKind = (typeof recordKinds)[number]
