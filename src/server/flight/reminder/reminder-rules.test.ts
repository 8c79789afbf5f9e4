import { expect, test } from 'vitest'
import { type Duration, hours, minutes } from '../../platform/duration.ts'
import { nextStep } from './reminder-rules.ts'

const now = Date.parse('2026-12-01T10:00:00Z')
const ago = (span: Duration) => new Date(now - span)
const ahead = (span: Duration) => new Date(now + span)

/** Returns a booking with reminders that was left some time ago, for a flight from Kuala Lumpur (UTC+8). */
function left(since: Duration, more: object = {}) {
  return {
    state: 'draft' as const,
    draft: { remind: true, contact: { email: 'mei@example.com' } },
    touchedAt: ago(since),
    remindersEndedAt: null,
    offers: [{ offer: { slice: { from: 'KUL', departure: '2026-12-10T08:00' } } }],
    ...more,
  }
}
const departing = (departure: string) => ({
  offers: [
    { offer: { slice: { from: 'BKK', departure: '2026-12-20T08:00' } } },
    { offer: { slice: { from: 'KUL', departure } } },
  ],
})
const typed = (remind: boolean, email: string) => ({ draft: { remind, contact: { email } } })
const nothing = { kind: 'nothing' }
const write = (number: number) => ({ kind: 'write', number })
const wait = (span: Duration) => ({ kind: 'wait', until: ahead(span) })

test.each([
  ['typed into just now', left(minutes(0)), [], wait(minutes(60))],
  ['left for 59 minutes', left(minutes(59)), [], wait(minutes(1))],
  ['left for an hour', left(minutes(60)), [], write(1)],
  ['left for two days', left(hours(48)), [], write(1)],
  ['left so long that the mail would come two days late', left(hours(50)), [], nothing],
  ['reminded of an hour ago', left(hours(2)), [ago(hours(1))], wait(hours(23))],
  ['reminded of a day ago', left(hours(25)), [ago(hours(24))], write(2)],
  [
    'reminded of a day ago and typed into since',
    left(minutes(20)),
    [ago(hours(24))],
    wait(minutes(40)),
  ],
  ['reminded of three days ago', left(hours(80)), [ago(hours(79))], nothing],
  ['reminded of twice', left(hours(60)), [ago(hours(59)), ago(hours(35))], nothing],
  ['an address without a wish', left(hours(1), typed(false, 'mei@example.com')), [], nothing],
  ['a wish without an address', left(hours(1), typed(true, ' ')), [], nothing],
  ['a wish with an address that is none', left(hours(1), typed(true, 'mei@home')), [], nothing],
  ['submitted', left(hours(1), { state: 'submitted' }), [], nothing],
  ['ended', left(hours(1), { remindersEndedAt: ago(minutes(5)) }), [], nothing],
  [
    'leaving in six hours and a minute',
    left(hours(1), departing('2026-12-02T00:01')),
    [],
    write(1),
  ],
  ['leaving in six hours', left(hours(1), departing('2026-12-02T00:00')), [], nothing],
  ['departed', left(hours(1), departing('2026-12-01T17:00')), [], nothing],
])('%s', (_, row, written, step) => {
  expect(nextStep(row, written, now)).toEqual(step)
})
