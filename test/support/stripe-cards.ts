import { testNow } from './test-clock.ts'

interface Card {
  id: string
  card: { last4: string }
}
export interface StoredCharge {
  id: string
  status: string
  customer: string
  amount: number
  metadata: { reference: string }
  [fact: string]: unknown
}
type Answer = { status: number; body: object }

/** The cards that a fake of Stripe keeps for customers, and the charges made to them. */
export function openStripeCards(newId: (kind: string) => string) {
  const cards = new Map<string, Card & { customer: string }>()
  const charges = new Map<string, StoredCharge>()

  /** Charges a saved card without its owner, as `off_session` and `confirm` ask for. */
  function charge(form: URLSearchParams): Answer {
    const card = cards.get(form.get('payment_method') ?? '')
    const customer = form.get('customer') ?? ''
    if (card?.customer !== customer) return cardError('resource_missing', 'invalid_request_error')
    const isDeclined = card.card.last4 === '0341'
    const id = newId('pi')
    const amount = Number(form.get('amount'))
    const declined = { code: 'card_declined', decline_code: 'insufficient_funds' }
    const made: StoredCharge = {
      id,
      object: 'payment_intent',
      status: isDeclined ? 'requires_payment_method' : 'succeeded',
      customer,
      amount,
      amount_received: isDeclined ? 0 : amount,
      currency: form.get('currency'),
      off_session: form.get('off_session'),
      metadata: { reference: form.get('metadata[reference]') ?? '' },
      created: Math.floor(testNow() / 1000),
      latest_charge: {
        id: newId('ch'),
        created: Math.floor(testNow() / 1000),
        payment_method_details: { card: card.card },
      },
      last_payment_error: isDeclined ? declined : null,
    }
    charges.set(id, made)
    return isDeclined
      ? cardError(declined.code, 'card_error', declined)
      : { status: 200, body: made }
  }

  const cardError = (code: string, type: string, more = {}): Answer => ({
    status: type === 'card_error' ? 402 : 400,
    body: { error: { type, code, message: code, ...more } },
  })

  return {
    charges,
    charge,
    /** Returns a new card of a customer. */
    save(customer: string, last4: string): Card {
      const card = { id: newId('pm'), object: 'payment_method', customer, card: { last4 } }
      cards.set(card.id, card)
      return card
    },
    of: (customer: string | null) => ({
      object: 'list',
      data: [...charges.values()].filter((each) => each.customer === customer),
      has_more: false,
      url: '/v1/payment_intents',
    }),
  }
}
