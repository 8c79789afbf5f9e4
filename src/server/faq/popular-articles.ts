import type { FaqArticle } from '../../contract/faq/faq.ts'

/** How many articles the help centre's first page puts before its topics. */
const most = 6

/** What travellers ask most everywhere: these come first until there are votes. */
const usual = [
  'find-booking',
  'refund-time',
  'payment-declined',
  'e-ticket',
  'free-cancellation',
  'bags',
]

/** Returns the ids of the articles that helped most readers, the best first; `balances` are votes for less votes against. */
export function popularIn(
  articles: readonly Pick<FaqArticle, 'id'>[],
  balances: ReadonlyMap<string, number>,
): string[] {
  const liked = articles
    .map(({ id }) => ({ id, balance: balances.get(id) ?? 0 }))
    .filter(({ balance }) => balance > 0)
    .sort((a, b) => b.balance - a.balance)
    .map(({ id }) => id)
  // One that many readers found unhelpful isn't put first because it's usual.
  const others = usual.filter(
    (id) => (balances.get(id) ?? 0) >= 0 && articles.some((each) => each.id === id),
  )
  return [...new Set([...liked, ...others])].slice(0, most)
}
