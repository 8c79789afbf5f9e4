import { type Context, Hono } from 'hono'
import { defaultLocale } from '../../contract/default-locale.ts'
import type { DisputeState } from '../../contract/payment/dispute.ts'
import { understoodLocale } from '../../contract/understood-locale.ts'
import { formatMoney } from '../../contract/words/format-money.ts'
import type { Clock } from '../../server/platform/clock.ts'
import { wordsOf } from '../../server/platform/words.ts'
import { cardProblems, lastDigitsOf, outcomeOf } from './card.ts'
import { nextDisputes } from './disputes.ts'
import { cardPage, challengePage, endedPage, transferPage } from './page-html.ts'
import { pagePath } from './page-path.ts'
import { pageScript } from './page-script.ts'
import { pageStyle } from './page-style.ts'
import type { SandboxGateway } from './sandbox-gateway.ts'
import type { PayerAction } from './session-states.ts'
import { openStates, type Session } from './store.ts'

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** What each button does. */
const actions: Record<string, PayerAction> = {
  cancel: { do: 'cancel' },
  authenticate: { do: 'capture' },
  refuse: { do: 'decline', reason: 'authentication_failed' },
  promise: { do: 'wait' },
  arrive: { do: 'capture' },
}

/** What each button of a captured payment's page makes the payer's bank do. */
const bankActions: Record<string, DisputeState> = {
  inquire: 'inquiry',
  dispute: 'open',
  review: 'under_review',
  win: 'won',
  lose: 'lost',
}

/** Creates the gateway's pages under `/gateway/sandbox`; they work without scripts. */
export function sandboxGatewayPages({
  gateway,
  clock,
}: {
  gateway: SandboxGateway
  clock: Clock
}): Hono {
  const pages = new Hono()
  pages.use(async (c, next) => {
    await next()
    c.res.headers.set('content-security-policy', policy)
    c.res.headers.set('cache-control', 'no-store')
    c.res.headers.set('referrer-policy', 'no-referrer')
  })
  pages.get('/style.css', (c) =>
    c.text(pageStyle, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )
  pages.get('/card.js', (c) =>
    c.text(pageScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )

  pages.on('GET', at('/pay/:session'), async (c) => {
    const session = await sessionOf(c)
    if (!session) return c.notFound()
    const parts = partsOf(c, session)
    const isOver = session.expiresAt.getTime() <= clock.now() && session.method === 'card'
    if (isOver || !openStates.includes(session.state)) {
      const dispute = (await gateway.bank.of(session)).at(-1)?.state
      return c.html(endedPage(parts, dispute), 410)
    }
    if (session.method === 'bank_transfer') return c.html(transferPage(parts))
    return c.html(session.state === 'action_required' ? challengePage(parts) : cardPage(parts))
  })

  pages.on('POST', at('/pay/:session/card'), async (c) => {
    const session = await sessionOf(c)
    if (session?.method !== 'card') return c.notFound()
    const form = await c.req.parseBody()
    const text = (name: string) => String(form[name] ?? '').slice(0, 40)
    const card = { number: text('number'), expiry: text('expiry'), code: text('code') }
    const problems = cardProblems(card, clock.date())
    if (Object.keys(problems).length > 0) {
      return c.html(cardPage(partsOf(c, session), card, problems), 422)
    }
    const outcome = outcomeOf(card.number)
    const lastDigits = lastDigitsOf(card.number)
    if (outcome === 'authenticate') {
      await gateway.act(session, { do: 'wait', card: lastDigits })
      return c.redirect(pagePath(session, localeOf(c)), 303)
    }
    if (outcome === 'accept' || (outcome === 'declined_later' && session.amount === 0)) {
      return back(c, session, { do: 'capture', card: lastDigits })
    }
    const reason = outcome === 'declined' ? outcome : 'insufficient_funds'
    if (outcome === 'no_answer') return back(c, session, { do: 'expire' })
    return back(c, session, { do: 'decline', reason })
  })

  pages.on('POST', at('/pay/:session/:action'), async (c) => {
    const session = await sessionOf(c)
    const pressed = c.req.param('action') ?? ''
    const to = bankActions[pressed]
    if (to && session?.state === 'captured') {
      const newest = (await gateway.bank.of(session)).at(-1)?.state
      if (!nextDisputes(session, newest).includes(to)) return c.notFound()
      await gateway.bank.act(session, { to })
      return c.redirect(pagePath(session, localeOf(c)), 303)
    }
    const action = actions[pressed]
    if (!session || !action || !fits(session, pressed)) return c.notFound()
    return back(c, session, action)
  })

  const sessionOf = (c: Context) => gateway.session(c.req.param('session') ?? '')

  async function back(c: Context, session: Session, action: PayerAction): Promise<Response> {
    await gateway.act(session, action)
    return c.redirect(session.returnUrl, 303)
  }
  return pages
}

/** Returns whether the session's page has this button now. */
function fits({ method, state }: Session, action: string): boolean {
  if (method === 'bank_transfer') {
    return action === 'promise' || action === 'arrive' || (action === 'cancel' && state === 'open')
  }
  if (action === 'authenticate' || action === 'refuse') return state === 'action_required'
  return action === 'cancel'
}

/** Returns a page's path in English and, with a segment before the session, in the language that the shop handed over. */
const at = (path: string): string[] => [path, path.replace(':session', ':locale/:session')]

const localeOf = (c: Context): string =>
  understoodLocale(c.req.param('locale') ?? '') ?? defaultLocale

function partsOf(c: Context, session: Session) {
  const say = wordsOf('gateway', localeOf(c))
  return { say, session, amount: formatMoney(session, say.tag) }
}
