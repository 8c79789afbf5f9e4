import { expect } from '@playwright/test'
import type { Order } from '../../../src/contract/order/order.ts'

/** Subjects of mails about an order, which end with its code. */
export const subjects = {
  eTicket: 'Your e-ticket for order',
  addressAsked: 'A new e-mail address was requested: order',
  addressChanged: 'Your e-mail address was changed: order',
  cancelled: 'We’ve cancelled your flights: order',
  refundSent: 'Your refund is on its way: order',
} as const

interface Mail {
  subject: string
  text: string
}

/**
 * Waits until the mails about an order at an address, the contact's by default, have exactly these subjects. Returns them,
 * newest first: jobs that run at the same time write theirs in either order.
 */
export async function mailsAbout(
  { origin }: { origin: string },
  { order }: { order: Pick<Order, 'orderCode' | 'contact'> },
  wanted: readonly string[],
  address: string = order.contact.email,
): Promise<Mail[]> {
  const outbox = `${origin}/dev/outbox?to=${encodeURIComponent(address)}`
  let mails: Mail[] = []
  await expect(async () => {
    mails = await (await fetch(outbox, { headers: { accept: 'application/json' } })).json()
    expect(mails.map(({ subject }) => subject).sort()).toEqual(
      wanted.map((subject) => `${subject} ${order.orderCode}`).sort(),
    )
  }).toPass()
  return mails
}

/** Returns the newest of these mails with a subject. */
export function mailWith(subject: string, mails: readonly Mail[]): Mail {
  const mail = mails.find((each) => each.subject.startsWith(subject))
  if (!mail) throw new Error(`no mail “${subject}”`)
  return mail
}

/** Returns the link in a mail that opens its order. */
export const orderLinkIn = (mail: Mail | undefined): string =>
  /https?:\/\/\S+access=[^\s)]+/.exec(mail?.text ?? '')?.[0] ?? ''
