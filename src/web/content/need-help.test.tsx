import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import NeedHelp from './need-help.tsx'

it.each([
  [24, 'We reply within 24 hours.'],
  [1, 'We reply within 1 hour.'],
])('says that support answers within %d hours, as it’s set', (answerHours, text) => {
  expect(renderPage(<NeedHelp />, { config: { answerHours } }).text).toContain(text)
})

it('leads to the contact form, with the order if there is one', () => {
  expect(renderPage(<NeedHelp />).html).toContain('href="/en/contact"')
  expect(renderPage(<NeedHelp orderCode="K7MW2P" />).html).toContain('/en/contact?order=K7MW2P')
})
