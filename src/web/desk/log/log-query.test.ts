import { describe, expect, it } from 'vitest'
import { changedFields } from './changed-fields.ts'
import { filledIn, readLogQuery } from './log-query.ts'

const read = (query: string) => readLogQuery(new URLSearchParams(query))
const id = '01890000-0000-7000-8000-000000000000'

describe('the log’s address', () => {
  it('asks for everything if it says nothing', () => {
    const { asked, after, errors } = read('')
    expect([filledIn(asked), after, errors]).toEqual([{}, undefined, {}])
  })

  it('says who, what, to what and when', () => {
    const query = `staff=${id}&act=order.note&about=+K7M2QP+&from=2026-03-01&to=2026-03-01&after=${id}`
    const { asked, after, errors } = read(query)
    expect(filledIn(asked)).toEqual({
      staff: id,
      act: 'order.note',
      about: 'K7M2QP',
      from: '2026-03-01',
      to: '2026-03-01',
    })
    expect([after, errors]).toEqual([id, {}])
    expect(read('staff=command-line').asked.staff).toBe('command-line')
  })

  it('leaves out people, acts and entries that can’t exist', () => {
    const { asked, after } = read('staff=mei&act=desk.open&after=1')
    expect([filledIn(asked), after]).toEqual([{}, undefined])
  })

  it.each([
    ['from=2026-02-30', { from: 'invalid' }],
    ['to=tomorrow', { to: 'invalid' }],
    ['from=2026-03-02&to=2026-03-01', { to: 'reversed' }],
    ['from=03/02/2026&to=2026-03-01', { from: 'invalid' }],
  ])('keeps days that can’t be used, with what is wrong: %s', (query, wrong) => {
    const { asked, errors } = read(query)
    expect(errors).toEqual(wrong)
    expect(new URLSearchParams(filledIn(asked)).toString()).toBe(
      new URLSearchParams(query).toString(),
    )
  })
})

describe('what an act changed', () => {
  it.each<[string, unknown, unknown, unknown[]]>([
    ['nothing', null, null, []],
    ['the same', { state: 'open' }, { state: 'open' }, []],
    ['something new', null, { state: 'open' }, [['state', undefined, 'open']]],
    [
      'one of two',
      { isOn: true, at: { hour: 1 } },
      { isOn: false, at: { hour: 1 } },
      [['isOn', true, false]],
    ],
    ['what is gone', { state: 'open' }, null, [['state', 'open', undefined]]],
    ['what has become empty', { url: '/hotel' }, { url: null }, [['url', '/hotel', null]]],
  ])('%s', (_, before, after, fields) => {
    expect(changedFields(before, after).map((each) => Object.values(each))).toEqual(fields)
  })
})
