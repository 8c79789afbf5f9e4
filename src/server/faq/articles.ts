import type { FaqTopic } from '../../contract/faq/faq-terms.ts'

/** An article: what it's about. Its words are in the catalogue `faq`, by its id. */
export interface ArticlePlan {
  id: string
  topic: FaqTopic
  /** A page that its answer ends with a link to. */
  page?:
    | 'order'
    | 'retrieve'
    | 'refund-policy'
    | 'contact'
    | 'terms/condition'
    | 'privacy'
    | 'my-data'
    | 'covid19'
  related: readonly string[]
}

/** The help centre's articles, in the order of a trip. */
export const articlePlans: readonly ArticlePlan[] = [
  {
    id: 'find-booking',
    topic: 'booking',
    page: 'order',
    related: ['no-account', 'e-ticket', 'voucher', 'references'],
  },
  { id: 'no-account', topic: 'booking', page: 'retrieve', related: ['find-booking', 'cookies'] },
  {
    id: 'hold-time',
    topic: 'booking',
    related: ['price-change', 'unpaid-bookings', 'late-payment'],
  },
  { id: 'unpaid-bookings', topic: 'booking', related: ['hold-time', 'reminders'] },
  { id: 'book-together', topic: 'booking', related: ['not-confirmed', 'part-cancel'] },
  { id: 'reminders', topic: 'booking', related: ['hold-time', 'your-data', 'details-kept'] },
  { id: 'search-expired', topic: 'booking', related: ['price-change', 'share-trip'] },
  { id: 'how-far-ahead', topic: 'booking', related: ['children', 'guests-rooms'] },
  { id: 'sorting', topic: 'booking', related: ['search-expired'] },
  { id: 'share-trip', topic: 'booking', related: ['search-expired'] },
  { id: 'language', topic: 'booking', related: ['currency'] },
  { id: 'details-kept', topic: 'booking', related: ['hold-time', 'reminders'] },
  {
    id: 'pay-methods',
    topic: 'payment',
    related: ['payment-declined', 'currency', 'card-guarantee', 'bank-transfer'],
  },
  { id: 'payment-declined', topic: 'payment', related: ['pay-methods', 'hold-time'] },
  { id: 'price-change', topic: 'payment', related: ['hold-time', 'late-payment'] },
  { id: 'promo-code', topic: 'payment', related: ['price-change', 'refund-amount', 'deposit'] },
  { id: 'currency', topic: 'payment', related: ['pay-at-property', 'pay-methods'] },
  {
    id: 'late-payment',
    topic: 'payment',
    page: 'refund-policy',
    related: ['hold-time', 'refund-time'],
  },
  { id: 'not-confirmed', topic: 'payment', related: ['e-ticket', 'refund-time'] },
  { id: 'bank-transfer', topic: 'payment', related: ['hold-time', 'late-payment'] },
  { id: 'deposit', topic: 'payment', related: ['pay-at-property', 'free-cancellation'] },
  { id: 'receipt', topic: 'payment', page: 'order', related: ['e-ticket', 'voucher'] },
  {
    id: 'paid-twice',
    topic: 'payment',
    page: 'contact',
    related: ['payment-declined', 'refund-time'],
  },
  {
    id: 'e-ticket',
    topic: 'flights',
    page: 'order',
    related: ['find-booking', 'not-confirmed', 'names'],
  },
  { id: 'bags', topic: 'flights', related: ['change-flight', 'check-in'] },
  {
    id: 'names',
    topic: 'flights',
    page: 'contact',
    related: ['e-ticket', 'change-flight', 'saved-travellers'],
  },
  { id: 'change-flight', topic: 'flights', page: 'order', related: ['cancel', 'schedule-change'] },
  {
    id: 'schedule-change',
    topic: 'flights',
    page: 'order',
    related: ['refund-amount', 'change-flight'],
  },
  { id: 'self-transfer', topic: 'flights', page: 'terms/condition', related: ['schedule-change'] },
  { id: 'children', topic: 'flights', related: ['how-far-ahead', 'passport'] },
  { id: 'passport', topic: 'flights', related: ['names', 'your-data'] },
  { id: 'references', topic: 'flights', page: 'order', related: ['find-booking', 'check-in'] },
  { id: 'multi-city', topic: 'flights', related: ['self-transfer', 'change-flight'] },
  { id: 'missed-connection', topic: 'flights', related: ['self-transfer', 'schedule-change'] },
  { id: 'check-in', topic: 'flights', page: 'order', related: ['references', 'bags'] },
  {
    id: 'covid',
    topic: 'flights',
    page: 'covid19',
    related: ['passport', 'refund-amount', 'schedule-change'],
  },
  { id: 'free-cancellation', topic: 'stays', related: ['cancel', 'card-guarantee', 'change-stay'] },
  { id: 'pay-at-property', topic: 'stays', related: ['currency', 'card-guarantee', 'deposit'] },
  { id: 'card-guarantee', topic: 'stays', related: ['free-cancellation', 'pay-at-property'] },
  { id: 'voucher', topic: 'stays', page: 'order', related: ['find-booking', 'change-stay'] },
  { id: 'change-stay', topic: 'stays', page: 'order', related: ['free-cancellation', 'cancel'] },
  { id: 'guests-rooms', topic: 'stays', related: ['how-far-ahead', 'dormitory'] },
  { id: 'dormitory', topic: 'stays', related: ['guests-rooms'] },
  { id: 'saved-stays', topic: 'stays', related: ['saved-travellers'] },
  { id: 'no-show', topic: 'stays', related: ['free-cancellation', 'card-guarantee'] },
  { id: 'unpaid-stays', topic: 'stays', related: ['pay-at-property', 'unpaid-bookings'] },
  {
    id: 'cancel',
    topic: 'refunds',
    page: 'refund-policy',
    related: ['refund-amount', 'refund-time', 'part-cancel'],
  },
  {
    id: 'refund-amount',
    topic: 'refunds',
    page: 'refund-policy',
    related: ['cancel', 'refund-time'],
  },
  {
    id: 'refund-time',
    topic: 'refunds',
    page: 'refund-policy',
    related: ['refund-amount', 'not-confirmed'],
  },
  {
    id: 'part-cancel',
    topic: 'refunds',
    page: 'contact',
    related: ['cancel', 'change-stay', 'quote-valid'],
  },
  { id: 'quote-valid', topic: 'refunds', page: 'order', related: ['cancel', 'refund-amount'] },
  { id: 'cancel-refused', topic: 'refunds', page: 'order', related: ['cancel', 'quote-valid'] },
  { id: 'refund-where', topic: 'refunds', page: 'contact', related: ['refund-time'] },
  { id: 'sign-in', topic: 'account', related: ['forgot-password', 'devices'] },
  { id: 'forgot-password', topic: 'account', related: ['sign-in', 'devices'] },
  { id: 'devices', topic: 'account', related: ['forgot-password'] },
  { id: 'saved-travellers', topic: 'account', related: ['your-data', 'names'] },
  {
    id: 'orders-in-account',
    topic: 'account',
    page: 'retrieve',
    related: ['find-booking', 'no-account'],
  },
  { id: 'newsletter', topic: 'account', related: ['your-data'] },
  {
    id: 'cookies',
    topic: 'privacy',
    page: 'privacy',
    related: ['your-data', 'no-account', 'newsletter'],
  },
  { id: 'your-data', topic: 'privacy', page: 'my-data', related: ['cookies', 'names'] },
  { id: 'write-to-us', topic: 'contact', page: 'contact', related: ['our-answer', 'send-files'] },
  { id: 'our-answer', topic: 'contact', page: 'contact', related: ['write-to-us', 'find-booking'] },
  { id: 'send-files', topic: 'contact', page: 'contact', related: ['write-to-us', 'your-data'] },
]
