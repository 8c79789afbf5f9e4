import type { UsageRule } from '../../contract/message/in-app-message.ts'

const secondsInMs = 1000
const minutesInMs = 60 * secondsInMs

/** What is stored about a triggered message on this device (S3.21). */
export interface TriggerState {
  /** Whether it may be shown; closing it ends that (S4.35). */
  show: boolean
  /** When it was closed, or first known, in epoch milliseconds. */
  at: number
  /** How often each path was viewed. */
  views: Record<string, number>
}

/** A page at a moment; times in epoch milliseconds. */
export interface Moment {
  now: number
  openedAt: number
  lastActiveAt: number
  /** The most of the page that was scrolled past, in percent. */
  depth: number
  path: string
  state: TriggerState
}

type RuleTest = (value: number, moment: Moment) => boolean

/** When each rule is true (S4.36). */
const tests: Record<UsageRule['type'], RuleTest> = {
  delay_page_load: (value, { now, openedAt }) => now - openedAt >= value * secondsInMs,
  on_page_inactivity: (value, { now, lastActiveAt }) => now - lastActiveAt >= value * secondsInMs,
  screen_depth: (value, { depth }) => depth >= value,
  number_page_views: (value, { state, path }) => (state.views[path] ?? 0) >= value,
  // It's about showing a closed message again, which `openedState` decides.
  display_interval: () => true,
}

/**
 * Returns a test that is asked from time to time whether a message is due. All rules must have become true (S4.34), not all
 * at the same moment: nobody scrolls while being inactive.
 */
export function createRuleTest(rules: readonly UsageRule[]): (moment: Moment) => boolean {
  let open = rules
  return (moment) => {
    open = open.filter(({ type, value }) => !tests[type](value, moment))
    return open.length === 0
  }
}

/**
 * Returns what to store when a page with a triggered message is opened: a first time creates the record (S4.33), every time
 * counts a view of the path (S4.39), and a closed message may be shown again once its interval has passed (S4.38).
 */
export function openedState(
  stored: TriggerState | undefined,
  rules: readonly UsageRule[],
  { path, now }: Pick<Moment, 'path' | 'now'>,
): TriggerState {
  const { show, at, views } = stored ?? { show: true, at: now, views: {} }
  const interval = rules.find(({ type }) => type === 'display_interval')?.value
  const isDueAgain = !show && interval !== undefined && now - at >= interval * minutesInMs
  return {
    show: show || isDueAgain,
    at: isDueAgain ? now : at,
    views: { ...views, [path]: (views[path] ?? 0) + 1 },
  }
}

/** Returns what to store when a triggered message is closed. */
export const closedState = (state: TriggerState, now: number): TriggerState => ({
  ...state,
  show: false,
  at: now,
})
