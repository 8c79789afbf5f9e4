import type { DemonstrationOrder } from '../../contract/desk/demonstration-order.ts'
import type { Visit } from '../../contract/tracking/tracking.ts'

const direct: Visit = {
  device: 'desktop',
  campaign: null,
  source: null,
  affiliate: null,
  utm: null,
}
const mobile: Visit = { ...direct, device: 'mobile' }

/** Orders that show what staff have to look at, and how orders come to be. Each queue that a sandbox can fill has one. */
export const demonstrationOrders: readonly DemonstrationOrder[] = [
  {
    contact: {
      givenName: 'Aiman',
      surname: 'Yusof',
      email: 'aiman.yusof@travellers.example',
      phoneCountry: 'MY',
      phone: '012-345 6701',
    },
    travellers: [
      { title: 'mr', givenName: 'Aiman', surname: 'Yusof', birthDate: '1987-04-12' },
      { title: 'ms', givenName: 'Nadia', surname: 'Yusof', birthDate: '1989-09-30' },
    ],
    currency: 'MYR',
    language: 'en',
    visit: { ...direct, source: { s: 'GOOG', u: 'demonstration', b: 'kuala-lumpur' } },
    others: 6,
    buys: { product: 'flight', from: 'KUL', to: 'SIN', inDays: 33, backAfter: 4 },
    method: 'card',
    event: {
      what: 'asked',
      topic: 'booking',
      message:
        'We’d like to sit together on the way to Singapore. Can you ask the airline, or do we choose seats at check-in?',
    },
  },
  {
    contact: {
      givenName: 'Lena',
      surname: 'Vogt',
      email: 'lena.vogt@travellers.example',
      phoneCountry: 'DE',
      phone: '0151 23456702',
    },
    travellers: [{ title: 'ms', givenName: 'Lena', surname: 'Vogt', birthDate: '1979-01-25' }],
    currency: 'EUR',
    language: 'de',
    visit: { ...direct, campaign: 'asian-city-breaks', utm: { source: 'newsletter' } },
    others: 4,
    buys: { product: 'hotel', destination: 'city-bali-id', inDays: 51, nights: 6 },
    method: 'bank_transfer',
    event: {
      what: 'compensated',
      why: 'The hotel moves her to another building because of works and offers nothing. Half seems fair.',
    },
  },
  {
    contact: {
      givenName: 'Hugo',
      surname: 'Lambert',
      email: 'hugo.lambert@travellers.example',
      phoneCountry: 'FR',
      phone: '06 12 34 56 03',
    },
    travellers: [{ title: 'mr', givenName: 'Hugo', surname: 'Lambert', birthDate: '1994-06-03' }],
    currency: 'EUR',
    language: 'fr',
    visit: { ...mobile, affiliate: { id: 'demo-blog', clickId: 'demonstration' } },
    others: 5,
    buys: { product: 'flight', from: 'CDG', to: 'BCN', inDays: 40, isRefundable: true },
    method: 'card',
    event: { what: 'cancelled' },
  },
  {
    contact: {
      givenName: 'Grace',
      surname: 'Okoye',
      email: 'grace.okoye@travellers.example',
      phoneCountry: 'GB',
      phone: '07400 123404',
    },
    travellers: [{ title: 'ms', givenName: 'Grace', surname: 'Okoye', birthDate: '1991-11-17' }],
    currency: 'GBP',
    language: 'en',
    visit: { ...mobile, source: { s: 'META', u: 'demonstration', b: 'weekends' } },
    others: 7,
    buys: { product: 'flight', from: 'LHR', to: 'AMS', inDays: 26 },
    method: 'card',
    event: { what: 'disputed' },
  },
  {
    contact: {
      givenName: 'Kenji',
      surname: 'Mori',
      email: 'kenji.mori@travellers.example',
      phoneCountry: 'JP',
      phone: '090-1234-5605',
    },
    travellers: [{ title: 'mr', givenName: 'Kenji', surname: 'Mori', birthDate: '1983-02-08' }],
    currency: 'JPY',
    language: 'ja',
    visit: direct,
    others: 3,
    buys: { product: 'flight', from: 'HND', to: 'CTS', inDays: 30 },
    method: 'card',
    event: { what: 'refused' },
  },
  {
    contact: {
      givenName: 'Sirinya',
      surname: 'Chaiyo',
      email: 'sirinya.chaiyo@travellers.example',
      phoneCountry: 'TH',
      phone: '081 234 5606',
    },
    travellers: [{ title: 'ms', givenName: 'Sirinya', surname: 'Chaiyo', birthDate: '1996-08-21' }],
    currency: 'THB',
    language: 'th',
    visit: mobile,
    others: 5,
    buys: { product: 'flight', from: 'BKK', to: 'CNX', inDays: 37 },
    method: 'card',
    event: { what: 'rescheduled', minutes: 95 },
  },
]
