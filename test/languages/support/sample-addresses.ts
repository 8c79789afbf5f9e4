import type { RouteConfigEntry } from '@react-router/dev/routes'
import { infoPages } from '../../../src/web/content/info-pages.ts'
import { encodeEmail } from '../../../src/web/member/auth/email/encoded-email.ts'
import { inDays } from '../../support/test-clock.ts'
import type { MadeVisit } from './made-visit.ts'

export interface Sample {
  /** After the language. */
  path: string
  /** Whose page it is; a guest's with what the visit made, unless it says so. */
  by?: 'member'
  /** The cookie of a step that comes after another. */
  flow?: 'signup' | 'reset'
  /** It's only open in the app. */
  inApp?: boolean
  /** The status it answers with, if that isn't 200. */
  status?: number
}

/** Addresses of one route. Several show it in states whose words differ. */
type Samples = (made: MadeVisit) => (string | Sample)[]

const uuid = '7d7b0a1e-53f1-4e6c-9d57-0d1d5b1f6b0a'
const flights = `depAirport=KUL&arrAirport=BKK&depDate=${inDays(30)}`
const nights = `checkIn=${inDays(60)}&checkOut=${inDays(63)}&rooms=2`
const email = encodeEmail('mei@example.com')
const plain =
  (...paths: (string | Sample)[]): Samples =>
  () =>
    paths
const ofMember = (path: string): Samples => plain({ path, by: 'member' })

/** Routes that show nothing of their own. */
const unseen: Samples = () => []

/** An address of each page that isn't staff's, by its route. */
export const samples: Record<string, Samples> = {
  '': plain(''),
  'choose-country': plain('choose-country'),
  share: ({ link }) => [`share?link=${link}`],
  offline: plain('offline'),
  contact: plain('contact'),
  'my-data': plain('my-data', { path: 'my-data', by: 'member' }),
  'contact/:number': ({ ticket }) => [`contact/${ticket}`],
  'feedback-form': plain({ path: 'feedback-form', inApp: true }),
  error: plain({ path: 'error', status: 404 }),
  'info/:slug': plain({ path: 'info/unknown', status: 404 }),
  ...Object.fromEntries(infoPages.map((path) => [path, plain(path)])),
  help: plain('help'),
  'help/:article': plain('help/find-booking', 'help/no-account'),
  'campaign/:slug': plain('campaign/asian-city-breaks'),
  'promo/view/special-deals': plain('promo/view/special-deals'),
  careers: plain('careers'),
  'careers/jobs': plain('careers/jobs'),
  'careers/job-details/:job/:id': plain('careers/job-details/software-engineer-flights/demo1-bkk'),
  flight: plain('flight'),
  'flight/search': plain(`flight/search?${flights}`),
  'flight/multi-search': plain(
    `flight/multi-search?depAirport=KUL&arrAirport=BKK&depDate=${inDays(30)}&depAirport1=BKK&arrAirport1=SIN&depDate1=${inDays(34)}`,
  ),
  'flight/confirm': ({ confirm }) => [`flight/confirm${confirm}`],
  'flight/book/:bookId': ({ bookId }) => [`flight/book/${bookId}`],
  'flights/:address': plain('flights/kuala-lumpur-to-tokyo-tyo'),
  'hotels/:city/:area?': plain('hotels/bangkok-th', 'hotels/london-gb/kensington'),
  hotel: plain('hotel'),
  'hotel/search': plain(`hotel/search?destination=city-bangkok-th&${nights}`),
  'hotel/property/:hotelId': ({ hotelId }) => [`hotel/property/${hotelId}`],
  'hotel/review/:hash': ({ hash }) => [`hotel/review/${hash}`],
  'hotel/book/:bookId': ({ stayBookId }) => [`hotel/book/${stayBookId}`],
  order: plain('order'),
  'order/search': plain('order/search'),
  retrieve: plain('retrieve'),
  'retrieve/verify': plain(`retrieve/verify?email=${email}`),
  'retrieve/list': plain('retrieve/list'),
  newsletter: plain('newsletter'),
  'newsletter/:page': plain(
    ...['confirm', 'unsubscribe', 'choose-language'].map(
      (page) => `newsletter/${page}?uuid=${uuid}`,
    ),
    `newsletter/change-language?uuid=${uuid}&lang=th`,
  ),
  'report-abandoned': plain({ path: 'report-abandoned?id=unknown', status: 404 }),
  cart: plain('cart'),
  'pay/:trxId/choose': ({ unpaid }) => [`pay/${unpaid.trxId}/choose`],
  'pay/:trxId/confirmation': ({ paid }) => [`pay/${paid.trxId}/confirmation`],
  'order/:orderCode': ({ paid, unpaid, stayCode }) =>
    [paid.orderCode, unpaid.orderCode, stayCode].map((code) => `order/${code}`),
  'account/order/:orderCode': ({ memberCode }) => [
    { path: `account/order/${memberCode}`, by: 'member' },
  ],
  'refund-form/:id': ({ paid, refundQuote, stayCode }) => [
    `refund-form/${paid.orderCode}`,
    `refund-form/${stayCode}?quote=${refundQuote}`,
  ],
  'aftersales/change-flight/submission/:id/search': ({ paid }) => [
    `aftersales/change-flight/submission/${paid.orderCode}/search`,
  ],
  'aftersales/change-flight/submission/:id/quote/:quoteId': ({ paid, changeQuote }) => [
    `aftersales/change-flight/submission/${paid.orderCode}/quote/${changeQuote}`,
  ],
  'aftersales/change-stay/:id': ({ stayCode }) => [`aftersales/change-stay/${stayCode}`],
  'aftersales/change-stay/:id/quote/:quoteId': ({ stayCode }) => [
    { path: `aftersales/change-stay/${stayCode}/quote/unknown`, status: 409 },
  ],
  login: plain('login'),
  'login/verify': plain(`login/verify?email=${email}`),
  signup: plain('signup'),
  'signup/verify': plain(`signup/verify?email=${email}`),
  'signup/setup-account': plain({ path: 'signup/setup-account', flow: 'signup' }),
  'forgot-password': plain('forgot-password'),
  'forgot-password/verify': plain(`forgot-password/verify?email=${email}`),
  'forgot-password/reset': plain({ path: 'forgot-password/reset', flow: 'reset' }),
  account: unseen,
  'account/profile': ofMember('account/profile'),
  'account/contact': ofMember('account/contact'),
  'account/passenger': ofMember('account/passenger'),
  'account/saved': ofMember('account/saved'),
  'account/password': ofMember('account/password'),
  'account/bind': ofMember('account/bind'),
  'account/order': ofMember('account/order'),
  '*': plain({ path: 'no/such/page', status: 404 }),
}

/** Returns the paths of all pages in the route table that aren't staff's, after their language. */
export const pageRoutes = (entries: readonly RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path = '', file, children = [] }) => {
    const own = [parent, path].filter(Boolean).join('/')
    const below = pageRoutes(children, own)
    const isPage =
      file.endsWith('.tsx') && own.startsWith(':locale') && !own.startsWith(':locale/desk')
    return isPage ? [own.slice(':locale/'.length), ...below] : below
  })
