import { expect, it } from 'vitest'
import { pageContext } from '../../../../test/support/page/page-context.ts'
import { endSession } from './end-session.ts'

const jar = {
  Currency: 'IDR',
  auth_token: 'x',
  auth_refresh: 'y',
  order_access: 'grant',
  order_proof: 'proof',
}

async function cookiesAfter(member?: { is_agent: boolean }) {
  const { context, cookies } = pageContext({ jar, ...(member && { member }) })
  await endSession(context, new Request('http://a.example/en', { method: 'POST' }))
  return Object.keys(jar).filter((name) => cookies.read(name))
}

it('an agent’s currency is deleted with all their data (S4.2, S6.3)', async () => {
  expect(await cookiesAfter({ is_agent: true })).toEqual([])
})

it('a currency that was chosen on this device is kept', async () => {
  expect(await cookiesAfter({ is_agent: false })).toEqual(['Currency'])
})
