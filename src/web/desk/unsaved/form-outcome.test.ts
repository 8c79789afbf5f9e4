import { createMemoryRouter, redirect } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { followForms } from './form-outcome.ts'

let answer: () => unknown = () => null
const router = createMemoryRouter(
  [
    { id: 'order', path: '/order', action: () => answer(), loader: () => null },
    { id: 'queues', path: '/queues', loader: () => null },
  ],
  { initialEntries: ['/order'] },
)
const send = () =>
  router.navigate('/order', { formMethod: 'post', formData: new FormData(), replace: true })

afterEach(async () => void (await router.navigate('/order')))

it('tells that a form was done if its answer leads to another page, though it has the same address', async () => {
  answer = () => redirect('/order')
  const forms = followForms(router)
  await send()
  expect(forms.lastOutcome()).toEqual({ pageKey: router.state.location.key, isDone: true })
})

it.each([
  ['a refusal', () => ({ error: 'STALE' })],
  [
    'a failure',
    () => {
      throw new Response('', { status: 503 })
    },
  ],
])('tells that a form wasn’t done after %s', async (_, refuse) => {
  answer = refuse
  const forms = followForms(router)
  await send()
  expect(forms.lastOutcome()).toEqual({ pageKey: router.state.location.key, isDone: false })
})

it('tells that a form wasn’t done if its page was left before the answer', async () => {
  answer = () => new Promise(() => {})
  const forms = followForms(router)
  void send()
  expect(forms.lastOutcome()).toBeUndefined()
  await router.navigate('/queues')
  expect(forms.lastOutcome()).toEqual({ pageKey: router.state.location.key, isDone: false })
})

it('tells nothing of pages that are only visited, or after it was stopped', async () => {
  answer = () => redirect('/order')
  const forms = followForms(router)
  await router.navigate('/queues')
  expect(forms.lastOutcome()).toBeUndefined()
  await router.navigate('/order')
  forms.stop()
  await send()
  expect(forms.lastOutcome()).toBeUndefined()
})
