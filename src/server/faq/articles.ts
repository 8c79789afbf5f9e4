import type { FaqTopic } from '../../contract/faq/faq-terms.ts'

/** An article: what it's about. Its words are in the catalogue `faq`, by its id. */
export interface ArticlePlan {
  id: string
  topic: FaqTopic
  /** A page that its answer ends with a link to. */
  page?: 'order' | 'retrieve' | 'refund-policy' | 'contact' | 'terms/condition' | 'privacy'
  related: readonly string[]
}

/** The help centre's articles, in the order of a trip. */
export const articlePlans: readonly ArticlePlan[] = [
  {
    id: 'find-booking',
    topic: 'booking',
    page: 'order',
    related: ['no-account', 'e-ticket', 'voucher'],
  },
  { id: 'no-account', topic: 'booking', page: 'retrieve', related: ['find-booking', 'cookies'] },
  {
    id: 'hold-time',
    topic: 'booking',
    related: ['price-change', 'unpaid-bookings', 'late-payment'],
  },
  { id: 'unpaid-bookings', topic: 'booking', related: ['hold-time', 'reminders'] },
  { id: 'book-together', topic: 'booking', related: ['not-confirmed', 'part-cancel'] },
  { id: 'reminders', topic: 'booking', related: ['hold-time', 'your-data'] },
  {
    id: 'pay-methods',
    topic: 'payment',
    related: ['payment-declined', 'currency', 'card-guarantee'],
  },
  { id: 'payment-declined', topic: 'payment', related: ['pay-methods', 'hold-time'] },
  { id: 'price-change', topic: 'payment', related: ['hold-time', 'late-payment'] },
  { id: 'currency', topic: 'payment', related: ['pay-at-property', 'pay-methods'] },
  {
    id: 'late-payment',
    topic: 'payment',
    page: 'refund-policy',
    related: ['hold-time', 'refund-time'],
  },
  { id: 'not-confirmed', topic: 'payment', related: ['e-ticket', 'refund-time'] },
  {
    id: 'e-ticket',
    topic: 'flights',
    page: 'order',
    related: ['find-booking', 'not-confirmed', 'names'],
  },
  { id: 'bags', topic: 'flights', related: ['change-flight'] },
  { id: 'names', topic: 'flights', page: 'contact', related: ['e-ticket', 'change-flight'] },
  { id: 'change-flight', topic: 'flights', page: 'order', related: ['cancel', 'schedule-change'] },
  {
    id: 'schedule-change',
    topic: 'flights',
    page: 'order',
    related: ['refund-amount', 'change-flight'],
  },
  { id: 'self-transfer', topic: 'flights', page: 'terms/condition', related: ['schedule-change'] },
  { id: 'free-cancellation', topic: 'stays', related: ['cancel', 'card-guarantee', 'change-stay'] },
  { id: 'pay-at-property', topic: 'stays', related: ['currency', 'card-guarantee'] },
  { id: 'card-guarantee', topic: 'stays', related: ['free-cancellation', 'pay-at-property'] },
  { id: 'voucher', topic: 'stays', page: 'order', related: ['find-booking', 'change-stay'] },
  { id: 'change-stay', topic: 'stays', page: 'order', related: ['free-cancellation', 'cancel'] },
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
  { id: 'part-cancel', topic: 'refunds', page: 'contact', related: ['cancel', 'change-stay'] },
  { id: 'cookies', topic: 'privacy', page: 'privacy', related: ['your-data', 'no-account'] },
  { id: 'your-data', topic: 'privacy', page: 'privacy', related: ['cookies', 'names'] },
]
