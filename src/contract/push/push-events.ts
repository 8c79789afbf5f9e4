/**
 * What a push message can be about. `confirmed`: tickets or vouchers are issued; `changed`: times or documents have changed;
 * `money`: something was cancelled, refunded or charged; `problem`: something failed or ran out.
 */
export const pushEvents = ['confirmed', 'changed', 'money', 'problem'] as const
export type PushEvent = (typeof pushEvents)[number]
