import { createElement } from 'react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'

const items = ['a', 'b'].map((each) => createElement('li', null, each))
const WithoutKeys = () => createElement('ul', null, items)

it('tests of pages fail on what React reports on the console', () => {
  expect(() => renderPage(<WithoutKeys />)).toThrow('unique "key" prop')
})
