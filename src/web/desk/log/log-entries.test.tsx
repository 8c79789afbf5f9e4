import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { LogEntry } from '../../../contract/desk/desk-log.ts'
import { useT } from '../../locale/language.ts'
import { LogEntries } from './log-entries.tsx'
import { withRecordTitle } from './logged-record.ts'

const entry: LogEntry = {
  id: crypto.randomUUID(),
  at: '2026-03-01T12:00:00.000Z',
  staff: null,
  act: 'content.edit',
  target: {
    kind: 'content',
    id: 'sale',
    name: 'New year sale',
    content: { kind: 'campaign', slug: 'new-year-sale' },
  },
  before: null,
  after: null,
  why: null,
}

describe('an act on content', () => {
  it.each<[unknown, unknown, RegExp | null]>([
    [{ version: 1 }, { version: 2 }, /before=1&amp;after=2#compare/],
    [{ liveVersion: 1, state: 'published' }, { liveVersion: 3 }, /before=1&amp;after=3#compare/],
    [{ liveVersion: 2 }, { liveVersion: 2, until: null }, null],
    [{ liveVersion: null }, { liveVersion: 2 }, null],
    [null, { version: 1 }, null],
  ])('from %j to %j leads to the difference if there is one', (before, after, address) => {
    const { html } = renderPage(<LogEntries entries={[{ ...entry, before, after }]} />)
    if (address) expect(html).toMatch(address)
    else expect(html).not.toContain('#compare')
    expect(html.match(/>What changed</g)).toHaveLength(1)
  })
})

it('an act’s time is the agency’s, with the zone’s name', () => {
  const entries = <LogEntries entries={[entry]} />
  const { text } = renderPage(entries, { config: { agencyZone: 'Asia/Kuala_Lumpur' } })
  expect(text).toMatch(/1 Mar 2026, 20:00 GMT\+8/)
})

function Titled(props: { entry: LogEntry }) {
  const t = useT()
  return <LogEntries entries={[withRecordTitle(props.entry, { t, tag: 'en-GB' })]} />
}

describe('a record', () => {
  const phone = (country: string | null) => ({ id: 'us', country, phone: '+1 555 0100' })
  it.each<[unknown, unknown, string]>([
    [phone('US'), phone('GB'), 'Support phone: United Kingdom'],
    [phone('US'), null, 'Support phone: United States'],
    [null, phone(null), 'Support phone: All countries'],
    [null, null, 'Support phone: us'],
  ])('from %j to %j is called %3$s', (before, after, name) => {
    const target = { kind: 'record.phone' as const, id: 'us', name: null }
    const about = { ...entry, target, before, after }
    expect(renderPage(<Titled entry={about} />).text).toContain(name)
  })
})

it('an act on a proposal says what it did', () => {
  const act = 'order.approve-change' as const
  const target = { kind: 'order' as const, id: 'K7M2QP', name: null }
  const before = { changeId: 'c', kind: 'name', state: 'proposed' }
  const decided = { ...entry, act, target, before, after: { state: 'rejected' } }
  expect(renderPage(<LogEntries entries={[decided]} />).text).toContain(
    'Rejected a correction of a name',
  )
})
