import type { DeskAct } from './desk-acts.ts'

/** What staff edit as records at the desk. */
export const recordKinds = [
  'flag',
  'phone',
  'reply',
  'message',
  'promo',
  'deal',
  'affiliate',
] as const
export type RecordKind = (typeof recordKinds)[number]

/** What staff have to be allowed to do, to edit each kind; everyone at the desk may read all of them. */
export const recordActs = {
  flag: 'flag.edit',
  phone: 'content.edit',
  reply: 'reply.edit',
  message: 'content.edit',
  promo: 'content.edit',
  deal: 'content.edit',
  affiliate: 'affiliate.edit',
} as const satisfies Record<RecordKind, DeskAct>

/** What a record is for visitors now: its switch, its dates, and for promo codes whether they can still be used. */
export const recordStandings = ['on', 'not_begun', 'ended', 'used_up', 'off'] as const
export type RecordStanding = (typeof recordStandings)[number]
