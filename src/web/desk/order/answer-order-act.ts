import { data, type RouterContextProvider } from 'react-router'
import { getDeskOrder } from '../../../contract/desk/order/desk-order.ts'
import * as acts from '../../../contract/desk/order/order-acts.ts'
import type { OrderChange } from '../../../contract/desk/order/order-change.ts'
import * as changes from '../../../contract/desk/order/order-change.ts'
import * as refunds from '../../../contract/desk/order/refund-acts.ts'
import type { RefundByHand } from '../../../contract/desk/order/refund-by-hand.ts'
import type { Outcome } from '../../../contract/envelope.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import type { OrderCode, QuoteId } from '../../../contract/ids.ts'
import { minorDigits } from '../../../contract/minor-digits.ts'
import { badRequest } from '../../problem/page-errors.ts'
import { keyOf } from '../../session/front-api/idempotent-call.ts'
import { formText, readForm } from '../../session/front-api/read-form.ts'
import { type DeskApi, deskApi } from '../desk-api.ts'
import { hasFactor, prove } from '../lock/prove.ts'
import { redirectTelling } from '../told.ts'
import { isAskedFirst, wrongBefore } from './ask-first.ts'
import { seenRefunds } from './meanwhile-refunded.ts'
import { type OrderActName, orderActNames, type ToldAct } from './order-act-names.ts'

/** Fields of the second factor, which isn't sent back. */
const secretFields: ReadonlySet<string> = new Set(['code', 'passkey'])

/** A form as it was sent, and why nothing was done. */
export interface RefusedAct {
  act: OrderActName
  /** ID of the item this form acts on, where a page has several such forms. */
  target: string
  typed: Readonly<Record<string, string>>
  /** The names of the fields that are invalid. */
  wrong: readonly string[]
  /** Null if only the amount has to be confirmed. */
  code: ErrorCode | null
  /** The amount to confirm, in minor units. */
  amount: number | null
}

interface Sent {
  api: DeskApi
  orderCode: OrderCode
  target: string
  text(name: string, limit?: number): string
  items: string[]
  amount: number
  idempotencyKey: string
}

/** Does one act of a form. The contract's schemas say what is wrong with what was typed. */
const calls: Readonly<Record<OrderActName, (sent: Sent) => Promise<Outcome<unknown>>>> = {
  note: ({ api, text, ...sent }) =>
    api.call(acts.noteOnOrder, {
      ...about(sent),
      body: { text: text('text', 4000) },
    }),
  'deal-with': ({ api, text, ...sent }) =>
    api.call(acts.dealWithOrder, {
      ...about(sent),
      body: { why: text('why', 1000), ...(text('seen') && { seenUntil: text('seen', 40) }) },
    }),
  'resend-mail': ({ api, text, ...sent }) =>
    api.call(acts.resendMail, {
      ...about(sent, { mailId: text('mail') }),
      body: { why: text('why', 1000) },
    }),
  'resend-documents': ({ api, text, ...sent }) =>
    api.call(acts.resendDocuments, { ...about(sent), body: { why: text('why', 1000) } }),
  reissue: ({ api, text, ...sent }) =>
    api.call(acts.reissueDocuments, {
      ...about(sent, { reservationId: text('reservation') }),
      body: { why: text('why', 1000) },
    }),
  'look-up': ({ api, text, ...sent }) =>
    api.call(acts.lookUpReservation, {
      ...about(sent, { reservationId: text('reservation') }),
      body: { why: text('why', 1000) },
    }),
  release: ({ api, text, ...sent }) =>
    api.call(acts.releaseHold, { ...about(sent), body: { why: text('why', 1000) } }),
  'correct-name': ({ api, text, target, ...sent }) => {
    const [itemId = '', position = ''] = target.split('_')
    return api.call(changes.correctName, {
      ...about(sent, { itemId, position: Number(position) }),
      body: {
        ...(text('title') && { title: text('title', 20) }),
        givenName: text('givenName', 120),
        surname: text('surname', 120),
        answer: text('answer') === 'agreed' ? 'agreed' : 'refused',
        answerNote: text('answerNote', 500),
        seen: {
          title: text('seen.title', 20),
          givenName: text('seen.givenName', 120),
          surname: text('seen.surname', 120),
        },
        why: text('why', 1000),
      },
    })
  },
  'change-contact': ({ api, text, ...sent }) =>
    api.call(changes.changeContact, {
      ...about(sent),
      body: {
        email: text('email', 254),
        phone: text('phone', 40),
        seen: { email: text('seen.email', 254), phone: text('seen.phone', 40) },
        why: text('why', 1000),
      },
    }),
  'send-copy': ({ api, text, ...sent }) =>
    api.call(changes.sendCopy, {
      ...about(sent),
      body: { email: text('email', 254), why: text('why', 1000) },
    }),
  'decide-change': ({ api, text, target, ...sent }) =>
    api.call(changes.decideChange, {
      ...about(sent, { changeId: target }),
      body: {
        decision: text('decision') === 'approved' ? 'approved' : 'rejected',
        why: text('why', 1000),
      },
    }),
  'withdraw-change': ({ api, text, target, ...sent }) =>
    api.call(changes.withdrawChange, {
      ...about(sent, { changeId: target }),
      body: { why: text('why', 1000) },
    }),
  'quote-refund': ({ api, items, orderCode }) =>
    api.call(acts.quoteRefundForTraveller, { params: { orderCode }, body: { itemIds: items } }),
  'confirm-refund': ({ api, text, target, ...sent }) =>
    api.call(acts.confirmRefundForTraveller, {
      ...about(sent, { quoteId: target as QuoteId }),
      body: { why: text('why', 1000) },
    }),
  'propose-refund': ({ api, text, amount, ...sent }) =>
    api.call(refunds.proposeRefund, {
      ...about(sent),
      body: { amount, seen: seenRefunds(text('seen')), why: text('why', 1000) },
    }),
  'decide-refund': ({ api, text, target, ...sent }) =>
    api.call(refunds.decideRefund, {
      ...about(sent, { refundByHandId: target }),
      body: {
        decision: text('decision') === 'approved' ? 'approved' : 'rejected',
        seen: seenRefunds(text('seen')),
        why: text('why', 1000),
      },
    }),
  'withdraw-proposed-refund': ({ api, text, target, ...sent }) =>
    api.call(refunds.withdrawProposedRefund, {
      ...about(sent, { refundByHandId: target }),
      body: { why: text('why', 1000) },
    }),
  withhold: ({ api, text, ...sent }) =>
    api.call(refunds.withholdRefund, {
      ...about(sent, { refundId: text('refund') }),
      body: { why: text('why', 1000) },
    }),
  resume: ({ api, text, ...sent }) =>
    api.call(refunds.resumeRefund, {
      ...about(sent, { refundId: text('refund') }),
      body: { why: text('why', 1000) },
    }),
  'pay-out': ({ api, text, ...sent }) =>
    api.call(refunds.recordPayOut, {
      ...about(sent, { refundId: text('refund') }),
      body: {
        bankReference: text('bankReference', 100),
        paidOn: text('paidOn'),
        why: text('why', 1000),
      },
    }),
}

/** Returns the parameters and the key of a call; the contract's schemas check ids from the form too. */
function about<Params extends object = object>(
  { orderCode, idempotencyKey }: Pick<Sent, 'orderCode' | 'idempotencyKey'>,
  params?: Params,
) {
  return { params: { orderCode, ...(params as Params) }, idempotencyKey }
}

/** Does with an order what the form says, and shows the order again. An amount that was typed is asked about first. */
export async function answerOrderAct({
  orderCode,
  request,
  context,
}: {
  orderCode: OrderCode
  request: Request
  context: Readonly<RouterContextProvider>
}) {
  const form = await readForm(request)
  const act = orderActNames.find((each) => each === form.get('act'))
  if (!act) throw badRequest()
  const text = (name: string, limit?: number) => formText(form, name, limit)
  const target = text('target')
  const amount = act === 'propose-refund' ? minorOf(text('amount', 20), text('currency')) : 0
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !secretFields.has(name) ? [[name, value]] : [],
    ),
  )
  const refuse = (refused: Pick<RefusedAct, 'wrong' | 'code'>, status: number) =>
    data({ act, target, typed, amount, ...refused } satisfies RefusedAct, { status })
  const api = deskApi(context, request)
  if (act === 'propose-refund') {
    const wrong = [
      ...(amount === null ? ['amount'] : []),
      ...(text('why').length < 3 ? ['why'] : []),
    ]
    if (wrong.length > 0) return refuse({ wrong, code: 'VALIDATION' }, 422)
    if (form.has('back')) return data(unasked({ act, target, typed }), { status: 200 })
    // A slip of the hand in an amount costs money.
    if (text('confirmed') !== String(amount)) {
      const { refundable, refundBlock } = await api.get(getDeskOrder, { params: { orderCode } })
      if (refundBlock) return refuse({ wrong: [], code: refundBlock }, 409)
      return Number(amount) > refundable.amount
        ? refuse({ wrong: ['amount'], code: 'VALIDATION' }, 422)
        : refuse({ wrong: [], code: null }, 200)
    }
  }
  if (isAskedFirst(act)) {
    const wrong = wrongBefore(act, text)
    if (wrong.length > 0) return refuse({ wrong, code: 'VALIDATION' }, 422)
    if (form.has('back') || text('confirmed') !== 'yes') {
      return data(unasked({ act, target, typed }), { status: 200 })
    }
  }
  if (act === 'resend-mail' && text('mail') === '') {
    return refuse({ wrong: ['mail'], code: 'VALIDATION' }, 422)
  }
  const proof = hasFactor(form) ? await prove(api, form) : undefined
  if (proof && !proof.ok) return refuse({ wrong: ['code'], code: 'FACTOR_NEEDED' }, 403)
  const outcome = await calls[act]({
    api,
    orderCode,
    target,
    text,
    items: form.getAll('items').flatMap((each) => String(each).split(',')),
    amount: amount ?? 0,
    idempotencyKey: keyOf(form),
  })
  if (outcome.ok) {
    const told = toldOf(act, outcome.result)
    return redirectTelling(context, `desk/orders/${orderCode}`, told)
  }
  const { error, status_code, fields = {} } = outcome.problem
  const wrong =
    act === 'quote-refund' && error === 'VALIDATION'
      ? ['items']
      : // Somebody else refunded part of it meanwhile.
        act === 'propose-refund' && error === 'REFUND_TOO_LARGE'
        ? ['amount']
        : Object.keys(fields)
  return refuse({ wrong, code: error }, error === 'VALIDATION' ? 422 : status_code)
}

/** Returns what is told of something that was done: some of it waits for a second person, or was refused by the supplier. */
function toldOf(act: OrderActName, result: unknown): ToldAct {
  const { state } = (result ?? {}) as Partial<RefundByHand | OrderChange>
  if (state === 'proposed') return act === 'propose-refund' ? 'ask-refund' : 'ask-change'
  return state === 'refused' ? 'name-refused' : act
}

/** Returns a form as it was sent, to be changed before anything is done. */
const unasked = (sent: Pick<RefusedAct, 'act' | 'target' | 'typed'>): RefusedAct => ({
  ...sent,
  amount: null,
  wrong: [],
  code: null,
})

/** Returns an amount as typed, such as 12.50, in minor units; null if it's none. */
export function minorOf(typed: string, currency: string): number | null {
  const digits = minorDigits(currency)
  const [, whole, decimals = ''] = /^(\d{1,10})(?:[.,](\d+))?$/.exec(typed.replace(/\s/g, '')) ?? []
  if (whole === undefined || decimals.length > digits) return null
  const minor = Number(whole + decimals.padEnd(digits, '0'))
  return minor > 0 ? minor : null
}
