import type { PagePath } from '../locale/url.ts'

export interface Asked {
  /** The page's path without its locale: `account/profile`. */
  path: string
  query: URLSearchParams
  /** `unknown`: somebody came with tokens, and the front API is too busy to say whose they are. */
  who: 'guest' | 'member' | 'unknown'
}

export interface Elsewhere {
  to: PagePath
  /** Whether the visitor comes back here once signed in. */
  remember?: true
}

interface Rule {
  path: RegExp
  /** Whom it concerns; everybody when it does not say. */
  who?: 'guest' | 'member'
  goes(asked: Asked): Elsewhere | undefined
}

const to =
  (page: PagePath): Rule['goes'] =>
  () => ({ to: page })

/** The redirect rules of section 2 that ask who is signed in, in the order in which they are tried. */
const rules: readonly Rule[] = [
  // S2.40, S2.41, S2.42
  { path: /^reset$/, goes: to('forgot-password') },
  { path: /^reset\/pass\/[^/]+$/, who: 'member', goes: to('account/profile') },
  { path: /^reset\/pass\/[^/]+$/, goes: to('login') },
  { path: /^account$/, who: 'member', goes: to('account/profile') },
  { path: /^account$/, who: 'guest', goes: to('login') },
  // S2.72: before the rules for guests, so that it is the order that they come back to.
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
 * Returns where a visitor goes instead of the page asked for; undefined when they may have it. Of whom nothing is known no rule for
 * guests or members speaks: the page's own calls tell whether it may be seen, and a member is not asked to sign in.
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

/** Pages that no rule speaks of: nobody has to be asked who is there. */
export const isGuarded = (path: string): boolean => rules.some((rule) => rule.path.test(path))
