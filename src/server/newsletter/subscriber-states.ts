import type { TransitionTable } from '../platform/transition-table.ts'

/**
 * `pending`: somebody entered the address, and its owner hasn't confirmed. `bounced`: a mail server said for good that it
 * doesn't take mail for this address. Only `confirmed` gets the newsletter.
 */
export const subscriberStates = ['pending', 'confirmed', 'unsubscribed', 'bounced'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/** Whoever has the link may always confirm or unsubscribe; entering the address only leads to `pending`. */
export const subscriberTransitions: TransitionTable<SubscriberState> = {
  pending: ['confirmed', 'unsubscribed', 'bounced'],
  confirmed: ['unsubscribed', 'bounced'],
  unsubscribed: ['pending', 'confirmed'],
  bounced: ['pending', 'confirmed', 'unsubscribed'],
}

/** What caused a change of state: kept as evidence of the consent. */
export const subscriberCauses = ['form', 'link', 'bounce'] as const
export type SubscriberCause = (typeof subscriberCauses)[number]
