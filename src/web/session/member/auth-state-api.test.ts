import { expect, it } from 'vitest'
import { pageContext } from '../../../../test/support/page/page-context.ts'
import type { Member } from '../../../contract/member/member.ts'
import { formatDate } from '../../../contract/words/format.ts'
import { memberContext, platformContext } from '../contexts.ts'
import { loader } from './auth-state-api.ts'

const member: Member = {
  memberId: 'm1',
  name: 'Dara',
  email: 'dara@example.com',
  emailVerified: true,
  type: 'MEMBER',
  isAgent: false,
  is_member: true,
  is_agent: false,
  currency: null,
  hasPassword: true,
}

it.each([
  ['the member, once the user has been fetched', { auth_token: 'a' }, member, 'member'],
  ['a guest, when nobody came with tokens', {}, undefined, 'guest'],
  ['busy still, while the front API does not answer', { auth_refresh: 'r' }, undefined, 'busy'],
])('a page that asks who is signed in is told: %s (S4.1)', async (_, jar, who, status) => {
  const { context } = pageContext({ jar })
  context.set(memberContext, async () => who)
  const answer = await loader({ context } as never)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  // Who the service worker's saved pages have to be of; unknown while it's busy.
  expect(answer.headers.has('x-saved-owner')).toBe(status !== 'busy')
  expect(await answer.json()).toMatchObject({
    status,
    ...(who ? { member: { name: 'Dara' } } : {}),
  })
})

it('a member’s next trip is told as in documents', async () => {
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const { context } = pageContext({ jar: { auth_token: 'a', trip: `m1.${day}` } })
  context.set(platformContext, { ...context.get(platformContext), clockAhead: 0 })
  context.set(memberContext, async () => member)
  const answer = await loader({ context } as never)
  expect(await answer.json()).toMatchObject({
    member: { nextTrip: formatDate(day, 'en-GB', 'short') },
  })
})
