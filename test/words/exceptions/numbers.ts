import type { Exception } from './exception.ts'

/** Messages whose translations have other numbers than English. */
export const otherNumbers: readonly Exception[] = [
  {
    ids: ['content.covid-title', 'faq.covid-question', 'faq.to-covid19'],
    in: 'zh',
    why: 'The disease’s usual name (新冠) has no number.',
  },
  { ids: ['error.IMAGE_TOO_LARGE'], in: 'ja ko zh zh-tw', why: '40 million is 4,000 × 10,000.' },
  { ids: ['faq.pay-methods-keywords'], in: 'ja', why: '3-D Secure is searched for.' },
  {
    ids: ['faq.sorting-answer', 'hotel-results.sort-note'],
    in: 'ja',
    why: 'After the first ten is “from the 11th on”.',
  },
  { ids: ['faq.receipt-keywords'], in: 'hr', why: 'R1 is a kind of invoice.' },
  { ids: ['faq.write-to-us-keywords'], in: 'ko', why: 'Private questions are called 1:1.' },
  { ids: ['faq.your-data-keywords'], in: 'ru', why: 'The data law is searched for as 152-ФЗ.' },
  { ids: ['help.topic-all'], in: 'ko', why: 'One answer is written with its number.' },
  { ids: ['hotel-results.no-match-together'], in: 'ja', why: '“More than one” is “2 or more”.' },
  {
    ids: ['hotel.amenity-front_desk_24h'],
    in: 'cs da nb pl ru sv uk',
    why: 'Hotels say “round the clock”.',
  },
  { ids: ['hotel.bed-bunk'], in: 'ja ko', why: 'A bunk bed is a bed of 2 levels.' },
  {
    ids: ['hotel.board-full_board', 'voucher.board-full_board'],
    in: 'ja',
    why: 'All meals are called 3 meals.',
  },
]
