import { expect, it } from 'vitest'
import { pageContext } from '../../../test/support/page/page-context.ts'
import { redirectTelling, takeTold } from './told.ts'

const here = 'http://a.example/en/desk/orders/K7M2QP'
const known = ['note', 'release'] as const

/** Does something at the desk, and returns where that leads, and the pages after it. */
function done(told: string) {
  const { context } = pageContext()
  const answer = redirectTelling(context, 'desk/orders/K7M2QP', told)
  const read = (url = here) => takeTold(context, new URL(url), known)
  return { location: answer.headers.get('location'), read }
}

it('tells what was done once, and not in the address', () => {
  const { location, read } = done('note')
  expect(location).toBe('/en/desk/orders/K7M2QP')
  expect(read()).toBe('note')
  // Back, a reload, or a link that was sent to a colleague.
  expect(read()).toBeUndefined()
  expect(read(`${here}?told=note`)).toBeUndefined()
})

it('tells it on its own page only, and only what that page knows', () => {
  const { read } = done('release')
  expect(read('http://a.example/en/desk/orders/ABCDEF')).toBeUndefined()
  expect(read()).toBe('release')
  expect(done('something else').read()).toBeUndefined()
})
