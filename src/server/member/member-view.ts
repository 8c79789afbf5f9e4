import type { Member } from '../../contract/member/member.ts'
import type { MemberAccount } from './member-store.ts'

/** Returns a member as they may see themselves (S3.1). */
export const viewMember = (account: MemberAccount): Member => ({
  memberId: account.id,
  name: account.name,
  email: account.email,
  emailVerified: true,
  type: account.type,
  isAgent: account.type === 'AGENT',
  is_member: true,
  is_agent: account.type === 'AGENT',
  currency: account.currency,
  hasPassword: account.passwordSetAt !== null,
})
