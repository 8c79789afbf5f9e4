import { expect, it } from 'vitest'
import { pageContext } from '../../../test/support/page/page-context.ts'
import { downloadDocuments } from '../../contract/desk/order/order-change.ts'
import { getDeskSession } from '../../contract/desk/session.ts'
import { cookies } from '../../contract/headers.ts'
import type { OrderCode } from '../../contract/ids.ts'
import { deskApi } from './desk-api.ts'

const path = '/en/desk/orders/PUYD4M'

/** Returns where a request leads whose session has ended. */
async function ledTo(method: 'GET' | 'POST') {
  const ended = { error: 'SESSION_EXPIRED', status_code: 401 }
  const { context } = pageContext({
    answers: { '/v1/desk/session': () => Response.json(ended, { status: 401 }) },
  })
  const request = new Request(`http://a.example${path}`, { method })
  const thrown = await deskApi(context, request)
    .get(getDeskSession, {})
    .catch((error: unknown) => error)
  if (!(thrown instanceof Response)) throw new Error('nobody was signed out')
  return new URL(thrown.headers.get('location') ?? '', 'http://a.example')
}

it('leads to the sign-in page and back once the session has ended', async () => {
  const { pathname, searchParams } = await ledTo('GET')
  expect(pathname).toBe('/en/desk/sign-in')
  expect([...searchParams]).toEqual([['back', path]])
})

it('says that nothing was sent if a form was', async () => {
  const { searchParams } = await ledTo('POST')
  expect([...searchParams.keys()]).toEqual(['back', 'unsent'])
})

it.each([
  ['DESK_LOCKED', '/en/desk/unlock'],
  ['SESSION_EXPIRED', '/en/desk/sign-in'],
])('leads from a file that met %s to %s and back, not to “not found”', async (error, to) => {
  const file = `${path}/e-ticket.pdf`
  const answer = () => Response.json({ error, status_code: 401 }, { status: 401 })
  const { context } = pageContext({
    jar: { [cookies.desk]: 'token' },
    answers: { '/v1/desk/orders/PUYD4M/e-ticket.pdf': answer },
  })
  const thrown = await deskApi(context, new Request(`http://a.example${file}`))
    .file(downloadDocuments, { params: { orderCode: 'PUYD4M' as OrderCode } })
    .catch((error: unknown) => error)
  const { pathname, searchParams } = new URL(
    (thrown as Response).headers.get('location') ?? '',
    'http://a.example',
  )
  expect([pathname, searchParams.get('back')]).toEqual([to, file])
})
