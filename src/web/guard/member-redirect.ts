import type { PagePath } from '../locale/url.ts'

export interface Asked {
  /** The page's path without its locale: `account/profile`. */
  path: string
  query: URLSearchParams
  /** `unknown`: there are tokens, but the front API is too busy to check them. */
  who: 'guest' | 'member' | 'unknown'
}

export interface Elsewhere {
  to: PagePath
  /** Whether the visitor returns here after signing in. */
  remember?: true
}

interface Rule {
  path: RegExp
  /** Who it applies to; everybody by default. */
  who?: 'guest' | 'member'
  goes(asked: Asked): Elsewhere | undefined
}

const to =
  (page: PagePath): Rule['goes'] =>
  () => ({ to: page })

/** The redirect rules of section 2 that depend on the login, in order. */
const rules: readonly Rule[] = [
  // S2.40, S2.41, S2.42
  { path: /^reset$/, goes: to('forgot-password') },
  { path: /^reset\/pass\/[^/]+$/, who: 'member', goes: to('account/profile') },
  { path: /^reset\/pass\/[^/]+$/, goes: to('login') },
  { path: /^account$/, who: 'member', goes: to('account/profile') },
  { path: /^account$/, who: 'guest', goes: to('login') },
  // S2.72: before the guests' rules, so that they return to the order.
  { path: /^account\/order$/, goes: ({ query }) => orderOf(query.get('id')) },
  // S2.71
  { path: /^account\/order$/, who: 'guest', goes: to('order') },
  // S2.68, S2.69
  { path: /^account\/.+/, who: 'guest', goes: () => ({ to: 'login', remember: true }) },
  // S2.67, S6.4
  {
    path: /^(login|signup|forgot-password)(\/(verify|setup-account|reset))?$/,
    who: 'member',
    goes: to('account/profile'),
  },
  // S2.70
  { path: /^(order|retrieve(\/(verify|list))?)$/, who: 'member', goes: to('account/order') },
]

/**
 * Returns where to redirect a visitor; undefined if they may open the page. For `unknown`, no rule about guests or
 * members applies: the page's own calls decide, and members aren't asked to sign in again.
 */
export function memberRedirect(asked: Asked): Elsewhere | undefined {
  for (const { path, who, goes } of rules) {
    const concerned = who === undefined || who === asked.who
    const elsewhere = concerned && path.test(asked.path) ? goes(asked) : undefined
    if (elsewhere) return elsewhere
  }
  return undefined
}

const orderOf = (id: string | null): Elsewhere | undefined =>
  id ? { to: `account/order/${encodeURIComponent(id)}` } : undefined

/** Returns whether any rule is about this page; otherwise the login needn't be checked. */
export const isGuarded = (path: string): boolean => rules.some((rule) => rule.path.test(path))
