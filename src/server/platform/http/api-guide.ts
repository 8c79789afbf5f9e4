import type { Endpoint } from '../../../contract/endpoint.ts'

/** What readers of the API description need to know before any call. */
export const apiInfo = {
  title: 'Sojourn front API',
  summary: 'Search, book, pay, change and refund travel.',
  description: `The API that Sojourn's own pages call, and that other clients, such as a mobile app, may call the same way.

**Versions.** Every call exists under \`/front/v1\` and \`/front/v2\`. Where the two differ, each version describes its own.

**Responses.** A success returns \`{ "result": … }\`. A failure returns \`{ "message", "error", "status_code" }\`: \`error\` is a
stable code, and \`message\` is for developers. Invalid input also has \`fields\`, from the path of each field to a code
for what is wrong with it, such as \`required\` or \`too_long:120\`. Each call lists the codes that it can return.

**Signing in.** \`member.login\` returns an access token, valid for 30 minutes, to send as \`Authorization: Bearer …\`, and a
refresh token, valid for 15 days and for one use. \`SESSION_EXPIRED\` means that you have to sign in again.

**Guests.** An order is open to the device that made it (\`x-auid\`) and to anyone who looks it up: \`order.look-up\` returns a
grant to send as \`x-order-access\`.

**Safe retries.** Calls that take an \`idempotency-key\` header can be repeated: the same key with the same body returns the first
response for 24 hours.

**Files.** Calls with files take \`multipart/form-data\`: the files are parts, and the part \`body\` is the rest as JSON. Files of up to
some 190 kB can be part of the JSON instead, as base64.

**CSRF.** Mutating calls that carry cookies need the header \`x-csrf-token\`, from \`config.csrf\`.

**Caching.** No answer may be kept, except where \`Cache-Control\` says for how long.

**Values.** Amounts are integers in the currency's minor units. Times ending in \`Z\` are UTC; departures and arrivals are local times
at the airport.`,
  // The package isn't published under a licence (package.json: UNLICENSED); SPDX names it like this.
  license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
}

/** The API's modules, in the order of a traveller's journey. An endpoint belongs to the one its id begins with. */
export const apiTags: readonly { name: string; description: string }[] = [
  { name: 'config', description: 'What a client needs before other calls.' },
  { name: 'place', description: 'Airports and cities to fly from and to, and countries nearby.' },
  { name: 'traveller', description: 'Checks of what travellers enter.' },
  {
    name: 'flight',
    description: 'Flight search, offers, booking drafts and reminders of unfinished bookings.',
  },
  {
    name: 'hotel',
    description:
      'Places to stay, hotel search, rates and reviews of a property, and booking drafts.',
  },
  { name: 'deal', description: 'The lowest prices that searches found lately.' },
  { name: 'landing', description: 'Facts of pages for search engines about flights and stays.' },
  { name: 'payment', description: 'Payables, payments and the webhooks of payment gateways.' },
  { name: 'promo', description: 'Promo codes, which lower what an unpaid order costs.' },
  { name: 'order', description: 'Orders, their documents, and ways for guests to find them.' },
  { name: 'after-sales', description: 'Refunds, changes and schedule changes of orders.' },
  {
    name: 'member',
    description:
      'Signing up and in, and what a member keeps: profile, contacts, travellers, orders, sign-in methods and devices.',
  },
  { name: 'privacy', description: 'A person’s own data: getting all of it, and having it erased.' },
  { name: 'link', description: 'Short links for sharing pages.' },
  { name: 'cart', description: 'Flights and stays that are booked together.' },
  { name: 'features', description: 'Which parts of the site are switched on.' },
  { name: 'content', description: 'Campaigns and other written pages.' },
  { name: 'career', description: 'Jobs at the company, and applications for them.' },
  { name: 'faq', description: 'The help centre’s questions and answers.' },
  { name: 'support', description: 'How to reach support.' },
  { name: 'messages', description: 'Promotional messages on pages.' },
  { name: 'push', description: 'Push messages about orders, by device.' },
  { name: 'newsletter', description: 'Subscribing to the newsletter, and the links in its mails.' },
  { name: 'feedback', description: 'What people say about the app.' },
  { name: 'tracking', description: 'Events recorded from pages.' },
  {
    name: 'desk',
    description: 'What the agency’s own staff do: their sessions, orders, and the log.',
  },
]

/** Returns sentences that say who may call an endpoint. */
export function describeAccess({ auth, act, orderAccess, device, csrf }: Endpoint): string {
  if (csrf === false) return 'Called by other servers, without a session.'
  if (auth === 'member') return 'Only for signed-in members.'
  if (auth === 'staff')
    return `Only for staff who may do \`${act}\`, with the token of their session.`
  if (orderAccess) {
    return 'For the device that made the order, the member who owns it, and guests with a grant.'
  }
  const caller = device ? 'For any device that sends its id as `x-auid`.' : 'For everyone.'
  return auth === 'optional' ? `${caller} A member's token is read if sent.` : caller
}
