import { expect, it } from 'vitest'
import { assertTransition } from '../platform/transition-table.ts'
import {
  type SubscriberState,
  subscriberStates,
  subscriberTransitions,
} from './subscriber-states.ts'

const allowed: [SubscriberState, SubscriberState[]][] = [
  ['pending', ['confirmed', 'unsubscribed', 'bounced']],
  ['confirmed', ['unsubscribed', 'bounced']],
  ['unsubscribed', ['pending', 'confirmed']],
  ['bounced', ['pending', 'confirmed', 'unsubscribed']],
]

it.each(
  allowed.flatMap(([from, next]) =>
    subscriberStates.map((to) => [from, to, next.includes(to)] as const),
  ),
)('%s to %s: %s', (from, to, isAllowed) => {
  const check = () => assertTransition(subscriberTransitions, from, to)
  if (isAllowed) expect(check).not.toThrow()
  else expect(check).toThrow()
})
