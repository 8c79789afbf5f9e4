import { expect, it } from 'vitest'
import { optionsHtml } from './options-html.ts'

it('names are escaped', () => {
  const html = optionsHtml([{ value: 'a"b', label: '<script> & co' }], 'a"b')
  expect(html).toBe('<option value="a&quot;b" selected>&lt;script> &amp; co</option>')
})
