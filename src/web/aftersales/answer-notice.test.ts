import { expect, it } from 'vitest'
import { pageContext } from '../../../test/support/page/page-context.ts'
import { answerNotice } from './answer-notice.ts'

const notice = '6f0e8c0e-0000-4000-8000-000000000001'
const path = `/v1/order/K7MW2P/notices/${notice}/accept`

/** Presses the button before a front API that answers so. */
async function press(answer: () => Response, form = { product: 'flight', notice }) {
  const { context, calls } = pageContext({ answers: { [path]: answer } })
  const url = new URL('http://a.example/en/order/K7MW2P')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) })
  const result = await answerNotice({ params: { id: 'K7MW2P' }, request, context, url })
  return { result, calls: calls.map((call) => call.path) }
}
const refuse = (error: string, status: number) => () =>
  Response.json({ message: '', error, status_code: status }, { status })

it('accepted times lead back to the page, which then shows them', async () => {
  const { result, calls } = await press(() => Response.json({ result: {} }))
  expect(calls).toEqual([path])
  expect(result).toMatchObject({ status: 303 })
})

it.each(['NOTICE_ALREADY_ANSWERED', 'NOTICE_NOT_FOUND'])(
  '%s is told by the page itself',
  async (error) => {
    const { result } = await press(refuse(error, 409))
    expect(result).toMatchObject({ status: 303 })
  },
)

it('an answer that didn’t arrive is reported in its notice and in the status', async () => {
  const { result } = await press(refuse('UNAVAILABLE', 503))
  expect(result).toMatchObject({
    data: { problem: 'UNAVAILABLE', notice },
    init: { status: 503 },
  })
})

it.each([
  ['notice', { product: 'flight', notice: 'not a notice' }],
  ['product that has notices', { product: 'toString', notice }],
])('a form without a %s requests nothing', async (_, form) => {
  const { result, calls } = await press(() => Response.json({}), form)
  expect(calls).toEqual([])
  expect(result).toMatchObject({ status: 303 })
})
