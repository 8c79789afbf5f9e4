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
