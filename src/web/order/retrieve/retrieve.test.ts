import { expect, test } from 'vitest'
import { pageContext } from '../../../../test/support/page/page-context.ts'
import { cookies as names } from '../../../contract/headers.ts'
import type { OrderCode } from '../../../contract/ids.ts'
import { encodeEmail } from '../../member/auth/email/encoded-email.ts'
import { platformContext } from '../../session/contexts.ts'
import { readProof } from '../../session/sign-in/address-proof.ts'
import { openRetrieved } from './open-retrieved.ts'
import { loader as loadList } from './retrieve-list.tsx'
import { action, loader as loadCode } from './retrieve-verify.tsx'

const email = 'dara@example.com'
const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()
const proofUntil = (expiresAt: string) => ({ email, proof: 'a proof', expiresAt })
const said = (result: unknown) => () => Response.json({ result })
const refused = (error: string, status: number) => () =>
  Response.json({ message: '', error, status_code: status }, { status })

/** A browser with this proof, if any, before a front API that answers as told. */
function browser(
  proof?: ReturnType<typeof proofUntil>,
  answers: Record<string, () => Response> = {},
) {
  const jar = proof ? { order_proof: JSON.stringify(proof) } : {}
  const seen = pageContext({ jar, answers })
  seen.context.set(platformContext, { ...seen.context.get(platformContext), clockAhead: 0 })
  return seen
}

/** What a loader or action is handed for an address, and with a form for what was sent. */
function asked(
  context: ReturnType<typeof browser>['context'],
  path: string,
  form?: Record<string, string>,
) {
  const url = new URL(`http://a.example/en/${path}`)
  const body = form && new URLSearchParams(form)
  const request = new Request(url, body ? { method: 'POST', body } : {})
  return { context, request, url, params: {}, pattern: '' } as never
}

const toCode = `retrieve/verify?email=${encodeEmail(email)}`
const whereTo = async (page: () => unknown) => {
  try {
    const answer = await page()
    return (answer as Response).headers.get('location')
  } catch (thrown) {
    return (thrown as Response).headers.get('location')
  }
}

test('without a proof there is no list, and nothing is requested', async () => {
  const { context, calls } = browser()
  expect(await whereTo(() => loadList(asked(context, 'retrieve/list')))).toBe(
    '/en/retrieve?notice=prove',
  )
  expect(calls).toEqual([])
})

test('an expired proof leads back to the form with its address, and is deleted', async () => {
  const { context, cookies } = browser(proofUntil(inMinutes(-1)), {
    '/v1/order/retrieve/list': refused('VERIFICATION_EXPIRED', 410),
  })
  expect(await whereTo(() => loadList(asked(context, 'retrieve/list')))).toBe(
    `/en/retrieve?notice=over&email=${encodeEmail(email)}`,
  )
  expect(readProof(cookies)).toBeUndefined()
})

test('a correct code is exchanged for a proof, hidden from scripts, for an hour at most', async () => {
  const { context, cookies, calls } = browser(undefined, {
    '/v1/order/retrieve/verify': said(proofUntil(inMinutes(30))),
  })
  expect(await whereTo(() => action(asked(context, toCode, { code: '123 456' })))).toBe(
    '/en/retrieve/list',
  )
  expect(calls.map(({ body }) => JSON.parse(body))).toEqual([{ email, code: '123456' }])
  const kept = cookies.written().find((each) => each.startsWith('order_proof='))
  expect(kept).toMatch(/HttpOnly/)
  expect(kept).toMatch(/Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax/)
})

test.each([
  ['a wrong code', 'CODE_INVALID', 422],
  ['an old one', 'CODE_EXPIRED', 410],
  ['too many', 'CODE_ATTEMPTS_EXCEEDED', 429],
  ['too many from one place', 'RATE_LIMITED', 429],
] as const)('%s is refused with its status, and stays typed', async (_, code, status) => {
  const { context, cookies } = browser(undefined, {
    '/v1/order/retrieve/verify': refused(code, status),
  })
  const answer = await action(asked(context, toCode, { code: '123 456' }))
  expect(answer).toMatchObject({
    data: { code, values: { code: '123 456' } },
    init: { status },
  })
  expect(readProof(cookies)).toBeUndefined()
})

test('a visitor who verified the address in another tab gets the list, whatever they type', async () => {
  const { context, calls } = browser(proofUntil(inMinutes(5)))
  expect(await whereTo(() => loadCode(asked(context, toCode)))).toBe('/en/retrieve/list')
  const typed = asked(context, toCode, { code: '000000' })
  expect(await whereTo(() => action(typed))).toBe('/en/retrieve/list')
  expect(calls).toEqual([])
})

test('the proof of an address opens its order, for this request and a week', async () => {
  const code = 'K7MW2P' as OrderCode
  const opens = browser(proofUntil(inMinutes(5)), {
    '/v1/order/retrieve/open': said({ orderCode: code, grant: 'K7MW2P.1.x' }),
  })
  const request = new Request(`http://a.example/en/order/${code}`)
  expect(await openRetrieved(opens.context, request, code)).toBe(true)
  expect(opens.cookies.read(names.orderAccess)).toBe('K7MW2P.1.x')
  expect(opens.cookies.written().join()).toMatch(
    /order_access=.*Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax/,
  )

  const another = browser(proofUntil(inMinutes(5)), {
    '/v1/order/retrieve/open': refused('TRX_NOT_FOUND', 404),
  })
  expect(await openRetrieved(another.context, request, code)).toBe(false)
  expect(another.cookies.read(names.orderAccess)).toBeUndefined()
  const stranger = browser()
  expect(await openRetrieved(stranger.context, request, code)).toBe(false)
  expect(stranger.calls).toEqual([])
})
