import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { extendHistory } from './history.ts'

const row = (name: string, figure: string, ok = true) => ({ name, figure, ok })
const first = extendHistory('# Bench\n\n| what |\n', {
  date: '2026-01-01',
  commit: 'aaaaaaaa',
  rows: [row('sign-in', '5 ms'), row('their 119 SQL statements', '78 a second')],
})
const page = (history: string) => `# Bench\n\n| what | measured |\n\n${history}`

test('each row gets a section with its figure, its day and its commit', () => {
  expect(first).toContain('### sign-in\n\n- 2026-01-01, aaaaaaaa: 5 ms\n')
  expect(first).toContain('### their 119 SQL statements\n\n- 2026-01-01, aaaaaaaa: 78 a second\n')
})

test('a renewal adds lines and changes none', () => {
  const rows = [row('sign-in', '7 ms', false), row('their 104 SQL statements', '83 a second')]
  const second = extendHistory(page(first), { date: '2026-01-02', commit: 'bbbbbbbb+', rows })
  const before = first.split('\n')
  expect(second.split('\n').filter((line) => before.includes(line))).toEqual(before)
  expect(second.split('\n').filter((line) => !before.includes(line))).toEqual([
    '- 2026-01-02, bbbbbbbb+: 7 ms, out of bounds',
    '- 2026-01-02, bbbbbbbb+: 83 a second (their 104 SQL statements)',
  ])
})

test('rows that are new or no longer measured have a section too', () => {
  const rows = [row('polls', '1 ms')]
  const second = extendHistory(page(first), { date: '2026-01-02', commit: 'bbbbbbbb', rows })
  expect(second).toBe(`${first}\n### polls\n\n- 2026-01-02, bbbbbbbb: 1 ms\n`)
})

test('the history in the documentation can be extended as it is', () => {
  const written = readFileSync('docs/bench.md', 'utf8')
  const unchanged = extendHistory(written, { date: '', commit: '', rows: [] })
  expect(written.slice(written.indexOf('## History'))).toBe(unchanged)
})
