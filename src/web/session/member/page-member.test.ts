import { expect, it } from 'vitest'
import { pageMember, visitorType } from './page-member.ts'

const member = {
  memberId: 'm1',
  name: 'Dara',
  email: 'dara@example.com',
  emailVerified: true,
  type: 'MEMBER' as const,
  isAgent: false,
  is_member: true as const,
  is_agent: false,
  currency: 'THB',
  hasPassword: true,
}

it('the visitor type is guest, member or agent (S6.8)', () => {
  expect(visitorType(undefined)).toBe('guest')
  expect(visitorType(member)).toBe('member')
  expect(visitorType({ is_agent: true })).toBe('agent')
})

it('pages get no more of a member than they show', () => {
  expect(pageMember(member)).toEqual({
    memberId: 'm1',
    name: 'Dara',
    email: 'dara@example.com',
    is_member: true,
    is_agent: false,
  })
})
