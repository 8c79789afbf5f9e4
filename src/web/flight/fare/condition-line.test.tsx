import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { Condition } from '../../../contract/flight/offer.ts'
import { iconPaths } from '../../ui/icon-paths.ts'
import { ConditionLine } from './condition-line.tsx'

const fee = (amount: number): Condition => ({
  kind: 'allowed',
  penalty: { amount, currency: 'MYR' },
})

it.each<[string, Condition, string]>([
  ['a tick only if it’s free', fee(0), iconPaths.check],
  ['coins for a fee', fee(4000), 'data-mark="fee"'],
  ['a dash if it isn’t allowed', { kind: 'not_allowed' }, iconPaths.minus],
  ['a question mark if nobody says', { kind: 'unknown' }, iconPaths.help],
])('a condition is marked with %s', (_, condition, mark) => {
  for (const what of ['refund', 'change'] as const) {
    const { html } = renderPage(<ConditionLine what={what} condition={condition} />)
    expect(html).toContain(mark)
    if (mark !== iconPaths.check) expect(html).not.toContain(iconPaths.check)
  }
})
