import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import { money } from '../../../contract/money.ts'
import { exampleOrder } from '../../aftersales/testing/example-order.ts'
import { ActForms } from './act-form.tsx'
import type { RefusedAct } from './answer-order-act.ts'
import { RefundForms } from './refund-forms.tsx'

interface Case {
  state?: string
  refund?: 'allowed' | 'not_allowed'
  /** In minor units. */
  refundable?: number
  /** Who looks at it. */
  staffId?: string
  /** What was typed and has to be confirmed, in minor units. */
  asked?: number
  quoted?: number
  /** How many refunds the page showed whose form was sent. */
  since?: string
}

const show = ({
  state = 'confirmed',
  refund = 'allowed',
  refundable = 25000,
  staffId = 'eve',
  asked,
  quoted,
  since = '1/0',
}: Case) => {
  const quote = { kind: 'refund', state: 'expired', amount: money(0, 'MYR') }
  const seen = {
    order: { ...exampleOrder(), paid: money(25000, 'MYR') },
    afterSales: {
      reservations: [{ itemIds: ['one'], refund }],
      quotes: quoted ? [{ ...quote, state: 'open', amount: money(quoted, 'MYR') }] : [quote],
    },
    reservations: [{ state }],
    refundsByHand: [
      {
        refundByHandId: 'b',
        state: 'proposed',
        amount: money(100, 'MYR'),
        why: 'late',
        proposedBy: { id: 'ada', name: 'Ada' },
      },
    ],
    refunds: [],
    refundable: money(refundable, 'MYR'),
    refundableAlone: money(25000, 'MYR'),
  } as unknown as DeskOrder
  const refused: RefusedAct | undefined =
    asked === undefined
      ? undefined
      : {
          act: 'propose-refund',
          target: '',
          typed: { seen: since },
          wrong: [],
          code: null,
          amount: asked,
        }
  // Finance neither quotes nor cancels here: only the forms by hand matter.
  if (quoted)
    seen.afterSales.quotes[0] = {
      ...seen.afterSales.quotes[0],
      itemIds: [],
      lines: [],
      charges: [],
    } as never
  return renderPage(
    <ActForms value={{ roles: ['finance'], rendering: 'r', refused }}>
      <RefundForms seen={seen} staffId={staffId} isJustQuoted={false} />
    </ActForms>,
  ).text
}

it('offers no refund by hand while a supplier is unclear, and says why', () => {
  for (const state of ['unknown', 'confirming', 'changing', 'cancelling', 'held']) {
    const text = show({ state })
    expect(text).toContain('No refund by hand now: a supplier hasn’t answered yet')
    expect(text).not.toContain('Refund an amount by hand')
    // Whoever decides second may only reject.
    expect(text).not.toContain('Approve')
    expect(text).toContain('Reject')
  }
  expect(show({})).toMatch(/Approve .*Refund an amount by hand/)
})

it('asks whether to cancel instead where that gives back as much', () => {
  const asked = 'Cancel instead?'
  expect(show({ asked: 25000 })).toContain(asked)
  expect(show({ asked: 5000, quoted: 5000 })).toContain(asked)
  expect(show({ asked: 5000 })).not.toContain(asked)
  expect(show({ asked: 25000, refund: 'not_allowed' })).not.toContain(asked)
})

it('says before it’s confirmed that what is non-refundable stays booked', () => {
  const stays = 'The booking stays'
  const full = show({ asked: 25000, refund: 'not_allowed' })
  expect(full).toContain(stays)
  expect(full).toContain('cancel the booking with “Quote a cancellation”')
  expect(show({ asked: 24999, refund: 'not_allowed' })).not.toContain(stays)
  // The person who decides is told, too: the proposal is about 100.
  expect(show({ refundable: 100, refund: 'not_allowed' })).toContain(stays)
  expect(show({ refundable: 101, refund: 'not_allowed' })).not.toContain(stays)
})

it('offers to cancel what is non-refundable once everything was refunded', () => {
  const offer = 'it can be cancelled without a refund'
  expect(show({ refundable: 0, refund: 'not_allowed' })).toContain(offer)
  expect(show({ refund: 'not_allowed' })).not.toContain(offer)
})

it('says why a proposal can’t be approved any more', () => {
  expect(show({ refundable: 99 })).toMatch(/only MYR.0.99 is left/)
  expect(show({ refundable: 100 })).not.toContain('is left of what was paid')
})

it('lets only the person who proposed a refund withdraw it', () => {
  expect(show({ staffId: 'ada' })).toContain('Withdraw your proposal')
  expect(show({ staffId: 'ada' })).not.toContain('Approve')
  expect(show({})).not.toContain('Withdraw your proposal')
})

it('says what was refunded since the page was read, before an amount is confirmed', () => {
  const told = 'There are other refunds since you opened the page'
  expect(show({ asked: 500, since: '0/0' })).toMatch(
    new RegExp(`${told}\\s+Ada proposes to refund`),
  )
  expect(show({ asked: 500 })).not.toContain(told)
})
