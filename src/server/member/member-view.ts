import type { Member } from '../../contract/member/member.ts'
import type { MemberRow } from './member-store.ts'

/** A member as they may see themselves (S3.1). */
export const viewMember = (row: MemberRow): Member => ({
  memberId: row.id,
  name: row.name,
  email: row.email,
  emailVerified: true,
  type: row.type,
  isAgent: row.type === 'AGENT',
  is_member: true,
  is_agent: row.type === 'AGENT',
  currency: row.currency,
  hasPassword: row.passwordHash !== null,
})
