import { describe, expect, it } from 'vitest'
import type { UsageRule } from '../../contract/message/in-app-message.ts'
import { closedState, createRuleTest, type Moment, openedState } from './message-rules.ts'

const second = 1000
const minute = 60 * second
const openedAt = Date.UTC(2030, 0, 1)
const rule = (type: UsageRule['type'], value: number): UsageRule => ({ type, value })
/** A page that was just opened for the first time. */
const fresh: Moment = {
  now: openedAt,
  openedAt,
  lastActiveAt: openedAt,
  depth: 0,
  path: '/hotel',
  state: { show: true, at: openedAt, views: { '/hotel': 1 } },
}
const later = (time: number, more: Partial<Moment> = {}): Moment => ({
  ...fresh,
  now: openedAt + time,
  ...more,
})

describe('a rule (S4.36)', () => {
  it.each<[UsageRule, string, Moment, boolean]>([
    [rule('delay_page_load', 5), 'before its seconds', later(4_999), false],
    [rule('delay_page_load', 5), 'after its seconds', later(5_000), true],
    [rule('delay_page_load', 0), 'at once', later(0), true],
    [
      rule('on_page_inactivity', 10),
      'while active',
      later(minute, { lastActiveAt: openedAt + 55 * second }),
      false,
    ],
    [
      rule('on_page_inactivity', 10),
      'after its seconds',
      later(minute, { lastActiveAt: openedAt + 50 * second }),
      true,
    ],
    [rule('screen_depth', 50), 'above it', later(minute, { depth: 49.9 }), false],
    [rule('screen_depth', 50), 'past it', later(minute, { depth: 50 }), true],
    [rule('number_page_views', 2), 'on the first view', later(minute), false],
    [
      rule('number_page_views', 2),
      'on the second view',
      later(minute, { state: { ...fresh.state, views: { '/hotel': 2 } } }),
      true,
    ],
    [
      rule('number_page_views', 2),
      'with views of other paths',
      later(minute, { state: { ...fresh.state, views: { '/hotel': 1, '/flight': 9 } } }),
      false,
    ],
    [rule('display_interval', 30), 'while it may be shown', later(0), true],
  ])('%o %s', (one, _, moment, isTrue) => {
    expect(createRuleTest([one])(moment)).toBe(isTrue)
  })

  it('all have to become true, not all at the same moment (S4.34)', () => {
    const isDue = createRuleTest([rule('on_page_inactivity', 10), rule('screen_depth', 50)])
    expect(isDue(later(10 * second))).toBe(false)
    expect(isDue(later(12 * second, { lastActiveAt: openedAt + 12 * second }))).toBe(false)
    expect(isDue(later(13 * second, { lastActiveAt: openedAt + 13 * second, depth: 60 }))).toBe(
      true,
    )
  })

  it('a message without rules is due at once', () => {
    expect(createRuleTest([])(fresh)).toBe(true)
  })
})

describe('what is stored (S3.21)', () => {
  const page = { path: '/hotel', now: openedAt }

  it('the first time creates a record that shows it (S4.33), and counts the view (S4.39)', () => {
    expect(openedState(undefined, [], page)).toEqual({
      show: true,
      at: openedAt,
      views: { '/hotel': 1 },
    })
  })

  it('every view of a path is counted', () => {
    const first = openedState(undefined, [], page)
    const second = openedState(first, [], { path: '/flight', now: openedAt + minute })
    expect(openedState(second, [], { path: '/hotel', now: openedAt + minute })).toEqual({
      show: true,
      at: openedAt,
      views: { '/hotel': 2, '/flight': 1 },
    })
  })

  it('closing it ends that (S4.35)', () => {
    const closed = closedState(fresh.state, openedAt + minute)
    expect(closed).toEqual({ show: false, at: openedAt + minute, views: { '/hotel': 1 } })
    expect(openedState(closed, [], { path: '/hotel', now: openedAt + 900 * minute }).show).toBe(
      false,
    )
  })

  it.each([
    ['before its minutes', 29 * minute, false],
    ['after its minutes', 30 * minute, true],
  ])('with an interval it’s shown again, but not %s (S4.38)', (_, time, show) => {
    const closed = closedState(fresh.state, openedAt)
    const rules = [rule('display_interval', 30)]
    const opened = openedState(closed, rules, { path: '/hotel', now: openedAt + time })
    expect(opened.show).toBe(show)
    expect(opened.at).toBe(show ? openedAt + time : openedAt)
  })
})
