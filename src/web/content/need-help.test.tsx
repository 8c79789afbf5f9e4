import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import NeedHelp from './need-help.tsx'

it.each([
  [24, 'We reply within 24 hours.'],
  [1, 'We reply within 1 hour.'],
])('says that support answers within %d hours, as it’s set', (answerHours, text) => {
  expect(renderPage(<NeedHelp />, { config: { answerHours } }).text).toContain(text)
})
