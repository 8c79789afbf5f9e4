import { type Context, Hono } from 'hono'
import { defaultLocale } from '../../contract/default-locale.ts'
import type { DisputeState } from '../../contract/payment/dispute.ts'
import { formatMoney } from '../../contract/words/format-money.ts'
import type { Clock } from '../../server/platform/clock.ts'
import { wordsOf } from '../../server/platform/words.ts'
import { cardProblems, lastDigitsOf, outcomeOf } from './card.ts'
import { nextDisputes } from './disputes.ts'
import { cardPage, challengePage, endedPage, transferPage } from './page-html.ts'
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

  pages.get('/pay/:session', async (c) => {
    const session = await gateway.session(c.req.param('session'))
    if (!session) return c.notFound()
    const parts = partsOf(session)
    const isOver = session.expiresAt.getTime() <= clock.now() && session.method === 'card'
    if (isOver || !openStates.includes(session.state)) {
      const dispute = (await gateway.bank.of(session)).at(-1)?.state
      return c.html(endedPage(parts, dispute), 410)
    }
    if (session.method === 'bank_transfer') return c.html(transferPage(parts))
    return c.html(session.state === 'action_required' ? challengePage(parts) : cardPage(parts))
  })

  pages.post('/pay/:session/card', async (c) => {
    const session = await gateway.session(c.req.param('session'))
    if (session?.method !== 'card') return c.notFound()
    const form = await c.req.parseBody()
    const text = (name: string) => String(form[name] ?? '').slice(0, 40)
    const card = { number: text('number'), expiry: text('expiry'), code: text('code') }
    const problems = cardProblems(card, clock.date())
    if (Object.keys(problems).length > 0) {
      return c.html(cardPage(partsOf(session), card, problems), 422)
    }
    const outcome = outcomeOf(card.number)
    const lastDigits = lastDigitsOf(card.number)
    if (outcome === 'authenticate') {
      await gateway.act(session, { do: 'wait', card: lastDigits })
      return c.redirect(`/gateway/sandbox/pay/${session.id}`, 303)
    }
    if (outcome === 'accept' || (outcome === 'declined_later' && session.amount === 0)) {
      return back(c, session, { do: 'capture', card: lastDigits })
    }
    const reason = outcome === 'declined' ? outcome : 'insufficient_funds'
    if (outcome === 'no_answer') return back(c, session, { do: 'expire' })
    return back(c, session, { do: 'decline', reason })
  })

  pages.post('/pay/:session/:action', async (c) => {
    const session = await gateway.session(c.req.param('session'))
    const to = bankActions[c.req.param('action')]
    if (to && session?.state === 'captured') {
      const newest = (await gateway.bank.of(session)).at(-1)?.state
      if (!nextDisputes(session, newest).includes(to)) return c.notFound()
      await gateway.bank.act(session, { to })
      return c.redirect(`/gateway/sandbox/pay/${session.id}`, 303)
    }
    const action = actions[c.req.param('action')]
    if (!session || !action || !fits(session, c.req.param('action'))) return c.notFound()
    return back(c, session, action)
  })

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

function partsOf(session: Session) {
  const say = wordsOf('gateway', defaultLocale)
  return { say, session, amount: formatMoney(session, say.tag) }
}
