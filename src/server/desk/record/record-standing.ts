import type { RecordStanding } from '../../../contract/desk/record-kinds.ts'
import type { DeskRecord } from '../../../contract/desk/records.ts'

/** Returns what a record is for visitors at a moment, in milliseconds; `uses` is null where they aren't counted. */
export function standingOf(
  value: DeskRecord['value'],
  uses: number | null,
  now: number,
): RecordStanding {
  if (!value.isOn) return 'off'
  const { startsAt = null, endsAt = null } = 'startsAt' in value ? value : {}
  if (endsAt !== null && Date.parse(endsAt) <= now) return 'ended'
  const limit = 'totalUses' in value ? value.totalUses : null
  if (limit !== null && uses !== null && uses >= limit) return 'used_up'
  return startsAt !== null && Date.parse(startsAt) > now ? 'not_begun' : 'on'
}
