import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { exampleNotice } from '../../aftersales/testing/example-order.ts'
import { DocumentsNote } from './documents-note.tsx'

const told = (...notices: Parameters<typeof exampleNotice>[0][]) =>
  renderPage(
    <DocumentsNote seen={{ afterSales: { notices: notices.map(exampleNotice) } as never }} />,
  ).text

it('says that tickets don’t have an airline’s change yet, the worst one of several', () => {
  expect(told({ after: null })).toContain('An airline cancelled flights of this order')
  expect(told({}, { after: null })).toContain('An airline cancelled flights of this order')
  expect(told({})).toContain('An airline changed the times')
  expect(told({ state: 'accepting' })).toContain('accepted an airline’s new times')
})

it('says nothing once tickets have it, or if nothing was changed', () => {
  expect(told({ state: 'accepted' }, { state: 'refunded' })).toBe('')
  expect(told()).toBe('')
})
