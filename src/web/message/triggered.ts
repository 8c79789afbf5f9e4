import type { UsageRule } from '../../contract/message/in-app-message.ts'
import { closedState, createRuleTest, openedState } from './message-rules.ts'
import { triggerStates } from './trigger-states.ts'

/** How often rules are looked at; rules count in seconds. */
const interval = 500
const activities = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/**
 * Watches the page until all rules of a triggered message are true (S4.32), and calls `onDue` then. `close` stores that it
 * was closed, `stop` ends watching.
 */
export function triggered(
  { id, rules, path }: { id: string; rules: readonly UsageRule[]; path: string },
  onDue: () => void,
): { close: () => void; stop: () => void } {
  const states = triggerStates(() => localStorage)
  const openedAt = Date.now()
  const state = openedState(states.read(id), rules, { path, now: openedAt })
  states.write(id, state)
  const close = () => states.write(id, closedState(state, Date.now()))
  if (!state.show) return { close, stop: () => {} }

  let lastActiveAt = openedAt
  let depth = 0
  const onActivity = () => {
    lastActiveAt = Date.now()
    look()
  }
  const look = () => {
    depth = Math.max(depth, scrolledPast(document.documentElement))
  }
  const isDue = createRuleTest(rules)
  const timer = setInterval(() => {
    // Browsers restore the position of a page that is opened again before this script listens.
    look()
    const moment = { now: Date.now(), openedAt, lastActiveAt, depth, path, state }
    // Rules are asked first, so that those that become true meanwhile aren't missed.
    if (!isDue(moment) || isOccupied(document)) return
    stop()
    onDue()
  }, interval)
  for (const kind of activities) addEventListener(kind, onActivity, { passive: true })
  function stop() {
    clearInterval(timer)
    for (const kind of activities) removeEventListener(kind, onActivity)
  }
  return { close, stop }
}

/** Returns how much of a page was scrolled past, in percent; all of it if it doesn't scroll. */
export function scrolledPast({
  scrollTop,
  clientHeight,
  scrollHeight,
}: Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>): number {
  const rest = scrollHeight - clientHeight
  return rest <= 0 ? 100 : (scrollTop / rest) * 100
}

/** Returns whether the visitor is typing or has a dialog open: a message must not interrupt that. */
const isOccupied = (page: Document): boolean =>
  page.querySelector('dialog[open]') !== null ||
  page.activeElement?.matches('input, select, textarea') === true
