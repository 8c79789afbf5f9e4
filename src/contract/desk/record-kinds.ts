/** What staff edit as records at the desk. */
export const recordKinds = ['flag', 'phone', 'message', 'promo', 'deal', 'affiliate'] as const
export type RecordKind = (typeof recordKinds)[number]

/** What a record is for visitors now: its switch, its dates, and for promo codes whether they can still be used. */
export const recordStandings = ['on', 'not_begun', 'ended', 'used_up', 'off'] as const
export type RecordStanding = (typeof recordStandings)[number]
