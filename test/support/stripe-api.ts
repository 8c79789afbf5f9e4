import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { DisputeState } from '../../src/contract/payment/dispute.ts'
import { openStripeCards } from './stripe-cards.ts'
import { type StoredDispute, shownAs } from './stripe-disputes.ts'
import { testNow } from './test-clock.ts'

interface Answer {
  status: number
  body: object
}
type StoredSession = Record<string, unknown> & { id: string; status: string; url: string | null }
type StoredRefund = Record<string, unknown> & { id: string; payment_intent: string; amount: number }

const refuse = (code: string, status = 400): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: code } },
})
const ok = (body: object): Answer => ({ status: 200, body })

/**
 * Opens a fake of the part of Stripe's HTTP API that a shop with Checkout Sessions uses, on its own port: form-encoded
 * requests, idempotency keys that replay the first response and reject different requests, sessions that expire or are
 * paid, refunds up to what was paid, cards saved for customers, disputes.
 */
export async function openStripeApi() {
  const sessions = new Map<string, StoredSession>()
  const refunds: StoredRefund[] = []
  const intents = new Map<string, Record<string, unknown>>()
  const disputes: StoredDispute[] = []
  const replays = new Map<string, { words: string; answer: Answer }>()
  /** How many changes are made but lose their response. */
  let answersToLose = 0
  let count = 0
  const newId = (kind: string) => `${kind}_test_${++count}`
  const cards = openStripeCards(newId)

  function createSession(form: URLSearchParams): Answer {
    const ahead = Number(form.get('expires_at')) - testNow() / 1000
    if (ahead < 1800 || ahead > 86_400) return refuse('parameter_invalid_integer')
    const id = newId('cs')
    const isSetup = form.get('mode') === 'setup'
    if (isSetup === form.has('line_items[0][quantity]')) return refuse('parameter_unknown')
    const session: StoredSession = {
      id,
      object: 'checkout.session',
      mode: form.get('mode'),
      status: 'open',
      payment_status: isSetup ? 'no_payment_required' : 'unpaid',
      customer: form.get('customer'),
      future: form.get('payment_intent_data[setup_future_usage]'),
      intent_reference: form.get('payment_intent_data[metadata][reference]'),
      client_reference_id: form.get('client_reference_id'),
      amount_total: isSetup ? null : Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]'),
      cancel_url: form.get('cancel_url'),
      expires_at: Number(form.get('expires_at')),
      created: Math.floor(testNow() / 1000),
      payment_intent: null,
      setup_intent: null,
      url: `https://checkout.stripe.com/c/pay/${id}`,
    }
    sessions.set(id, session)
    return ok(session)
  }

  function createRefund(form: URLSearchParams): Answer {
    const intent = form.get('payment_intent') ?? ''
    const session = [...sessions.values()].find((each) => each.payment_intent === intent)
    const paid = session?.amount_total ?? cards.charges.get(intent)?.amount
    if (paid === undefined) return refuse('resource_missing', 404)
    const given = refunds
      .filter((refund) => refund.payment_intent === intent)
      .reduce((sum, refund) => sum + refund.amount, 0)
    const amount = Number(form.get('amount'))
    if (given + amount > Number(paid)) return refuse('amount_too_large')
    const metadata = { reference: form.get('metadata[reference]') }
    const id = newId('re')
    const refund = { id, object: 'refund', payment_intent: intent, amount, metadata }
    refunds.push({ ...refund, status: 'succeeded' })
    return ok(refunds.at(-1) ?? {})
  }

  /** The newest first, as Stripe does. */
  function listDisputes(query: URLSearchParams): Answer {
    const intent = query.get('payment_intent')
    const since = Number(query.get('created[gte]') ?? 0)
    const isWhole = query.get('expand[0]') === 'data.payment_intent'
    const data = disputes
      .filter(
        (each) => (intent === null || each.payment_intent === intent) && each.created >= since,
      )
      .toSorted((one, other) => other.created - one.created)
      .map((each) => ({
        ...each,
        payment_intent: isWhole ? intents.get(each.payment_intent) : each.payment_intent,
      }))
    return ok({ object: 'list', data, has_more: false, url: '/v1/disputes' })
  }

  function answer(method: string, url: URL, form: URLSearchParams): Answer {
    const [, , area = '', ...rest] = url.pathname.split('/')
    const path = [area, ...rest].join('/')
    if (method === 'POST' && path === 'checkout/sessions') return createSession(form)
    if (method === 'POST' && path === 'refunds') return createRefund(form)
    if (method === 'POST' && path === 'payment_intents') return cards.charge(form)
    if (path === 'payment_intents') return ok(cards.of(url.searchParams.get('customer')))
    if (area === 'payment_intents') {
      const intent = intents.get(rest[0] ?? '') ?? cards.charges.get(rest[0] ?? '')
      return intent ? ok(intent) : refuse('resource_missing', 404)
    }
    if (path === 'disputes') return listDisputes(url.searchParams)
    if (path === 'customers') return ok({ id: newId('cus'), object: 'customer' })
    if (path === 'refunds') {
      const data = refunds.filter(
        (each) => each.payment_intent === url.searchParams.get('payment_intent'),
      )
      return ok({ object: 'list', data, has_more: false, url: '/v1/refunds' })
    }
    if (area === 'refunds') {
      const refund = refunds.find(({ id }) => id === rest[0])
      return refund ? ok(refund) : refuse('resource_missing', 404)
    }
    const session = sessions.get(rest[1] ?? '')
    if (!session) return refuse('resource_missing', 404)
    if (rest[2] === 'expire') {
      if (session.status !== 'open') return refuse('checkout_session_not_open')
      Object.assign(session, { status: 'expired', url: null })
    }
    if (!url.searchParams.has('expand[0]')) return ok(session)
    const whole = (id: unknown) => intents.get(String(id)) ?? null
    const { payment_intent, setup_intent } = session
    return ok({
      ...session,
      payment_intent: whole(payment_intent),
      setup_intent: whole(setup_intent),
    })
  }

  function once(request: IncomingMessage, url: URL, words: string): Answer {
    const key = request.headers['idempotency-key']
    const method = request.method ?? ''
    if (method !== 'POST' || typeof key !== 'string')
      return answer(method, url, new URLSearchParams(words))
    const earlier = replays.get(key)
    if (earlier && earlier.words !== words) {
      return { status: 400, body: { error: { type: 'idempotency_error', message: 'other words' } } }
    }
    const first = earlier?.answer ?? answer(method, url, new URLSearchParams(words))
    replays.set(key, { words, answer: structuredClone(first) })
    return first
  }

  const server = createServer(async (request, response) => {
    let words = ''
    for await (const chunk of request) words += chunk
    const { status, body } = once(request, new URL(request.url ?? '', 'http://api'), words)
    if (answersToLose > 0 && request.method === 'POST') {
      answersToLose -= 1
      request.socket.destroy()
      return
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const sessionAt = (redirect: string) => sessions.get(redirect.split('/').at(-1) ?? '')
  /** Completes a session with the outcome of the payer's card; does nothing if it has ended. */
  function complete(
    redirect: string,
    paymentStatus: string,
    intentFacts: object,
    last4 = '4242',
  ): void {
    const session = sessionAt(redirect)
    if (session?.status !== 'open') return
    const isSetup = session.mode === 'setup'
    const id = newId(isSetup ? 'seti' : 'pi')
    const charge = {
      id: newId('ch'),
      created: Math.floor(testNow() / 1000),
      payment_method_details: { card: { last4 } },
    }
    const saved = session.customer ? cards.save(String(session.customer), last4) : null
    const facts = { latest_charge: charge, setup_future_usage: session.future }
    intents.set(id, {
      id,
      status: 'succeeded',
      payment_method: saved,
      metadata: { reference: session.intent_reference },
      ...(isSetup ? {} : facts),
      ...intentFacts,
    })
    Object.assign(session, {
      status: 'complete',
      ...(isSetup ? { setup_intent: id } : { payment_status: paymentStatus, payment_intent: id }),
      url: null,
    })
  }

  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    sessions,
    refunds,
    intents,
    sessionAt,
    complete,
    charges: cards.charges,
    /** `refusesLater`: with a card that can be saved, but not charged later. */
    pay: (redirect: string, { refusesLater } = { refusesLater: false }) =>
      complete(redirect, 'paid', {}, refusesLater ? '0341' : '4242'),
    /** Disputes what a session took, or changes its dispute; `facts` are fields that differ from a recorded one's. */
    dispute(
      redirect: string,
      to: DisputeState,
      facts: Record<string, unknown> = {},
    ): StoredDispute {
      const session = sessionAt(redirect)
      const intent = String(session?.payment_intent)
      const amount = Number(facts.amount ?? session?.amount_total)
      const known = disputes.find(({ payment_intent }) => payment_intent === intent)
      const dispute: StoredDispute = {
        id: newId('du'),
        object: 'dispute',
        charge: newId('ch'),
        created: Math.floor(testNow() / 1000),
        currency: session?.currency,
        is_charge_refundable: to === 'inquiry',
        metadata: {},
        payment_intent: intent,
        reason: 'fraudulent',
        ...known,
        ...shownAs(to, amount),
        amount,
        ...facts,
      }
      if (known) Object.assign(known, dispute)
      else disputes.push(dispute)
      return dispute
    },
    expire: (redirect: string) =>
      Object.assign(sessionAt(redirect) ?? {}, { status: 'expired', url: null }),
    loseAnswers(calls: number) {
      answersToLose = calls
    },
  }
}
