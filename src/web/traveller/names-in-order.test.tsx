import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import { NamesInOrder } from './names-in-order.tsx'

it.each([
  ['en', 'given surname'],
  ['ja', 'surname given'],
])('in %s, a form asks for %s', (locale, order) => {
  const fields = <NamesInOrder given={<i>given</i>} surname={<b>surname</b>} />
  expect(renderPage(fields, { locale }).text.trim().replaceAll(/ +/g, ' ')).toBe(order)
})
