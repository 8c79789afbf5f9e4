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
