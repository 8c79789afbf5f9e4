import { describe, expect, it } from 'vitest'
import { aligned } from './aligned.ts'
import { versionChanges } from './version-changes.ts'

const everyone = { countries: [], languages: [], from: null, until: null }
const text = (words: string, marks?: { type: 'bold' }[]) => ({
  kind: 'text',
  content: [{ type: 'text', text: words, ...(marks && { marks }) }],
})
const heading = (words: string) => ({ kind: 'heading', text: words })
const page = (blocks: object[], title = 'Partners') => ({ title, description: 'Who', blocks })
const version = (bodies: Record<string, unknown>, visibility = everyone) => ({
  visibility,
  facts: {},
  bodies,
})
const changes = (before: object[], after: object[]) =>
  versionChanges('page', [version({ en: page(before) }), version({ en: page(after) })], 'UTC')
    .flatMap((each) => each.changes)
    .map(({ label, block, ...sides }) => [block?.place, label, sides.before, sides.after])

describe('what differs between two versions', () => {
  it('is nothing if they say the same', () => {
    const same = version({ en: page([text('a')]) })
    expect(versionChanges('page', [same, structuredClone(same)], 'UTC')).toEqual([])
  })

  it('is told language by language, English first, after what is the same in all', () => {
    const before = version({ de: page([], 'Partner'), en: page([]) })
    const after = version(
      { de: page([], 'Unsere Partner'), en: page([], 'Our partners'), th: page([], 'พันธมิตร') },
      { ...everyone, countries: ['MY'] as never[] },
    )
    const found = versionChanges('page', [before, after], 'UTC')
    expect(found.map(({ language }) => language)).toEqual([null, 'en', 'de', 'th'])
    expect(found[0]?.changes).toEqual([
      { label: 'desk-content.countries', block: null, before: '', after: 'MY' },
    ])
    expect(found[1]?.changes).toMatchObject([
      { label: 'desk-content.field-title', before: 'Partners', after: 'Our partners' },
    ])
    expect(found[3]?.changes).toHaveLength(2)
  })

  it('is plain text, unless only marks changed', () => {
    const label = 'desk-content.field-text'
    expect(changes([text('Old [a]')], [text('New *')])).toEqual([[1, label, 'Old [a]', 'New *']])
    const bold = text('Same', [{ type: 'bold' }])
    expect(changes([text('Same')], [bold])).toEqual([[1, label, 'Same', '**Same**']])
  })

  it('is only the block that was added, removed or changed, not those after it', () => {
    const [label, title] = ['desk-content.field-text', 'desk-content.field-text']
    const [one, two] = [text('one'), heading('two')]
    expect(changes([one, two], [heading('new'), one, two])).toEqual([[1, title, '', 'new']])
    expect(changes([one, two], [two])).toEqual([[1, label, 'one', '']])
    expect(changes([one, two], [text('1'), two])).toEqual([[1, label, 'one', '1']])
    expect(changes([one, two, one], [one, heading('2'), one])).toEqual([[2, title, 'two', '2']])
  })
})

it.each([
  ['', 'a b', '+a +b'],
  ['a b c', 'a c', 'a -b c'],
  ['a b c d', 'b x d e', '-a b -c +x d +e'],
])('“%s” beside “%s” is “%s”', (before, after, rows) => {
  const words = (typed: string) => typed.split(' ').filter(Boolean)
  const shown = aligned(words(before), words(after), (one, other) => one === other)
    .map(([was, is]) => (was && is ? is : was ? `-${was}` : `+${is}`))
    .join(' ')
  expect(shown).toBe(rows)
  const long = aligned(words(before), words(after), (one, other) => one === other, 0)
  expect(long.flatMap(([was]) => was ?? []).join(' ')).toBe(before)
  expect(long.flatMap(([, is]) => is ?? []).join(' ')).toBe(after)
})
