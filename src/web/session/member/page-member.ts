import type { Member } from '../../../contract/member/member.ts'

/** What pages show of the signed-in member (S3.1); there is none for guests (S6.9). */
export interface PageMember {
  memberId: string
  name: string
  email: string
  is_member: true
  is_agent: boolean
  /** The day on which their next trip begins, in the page's language, where it's known. */
  nextTrip?: string
}

/** How analytics distinguishes visitors (S6.8); part of the document. */
export type VisitorType = 'guest' | 'member' | 'agent'

export const pageMember = ({ memberId, name, email, is_agent }: Member): PageMember => ({
  memberId,
  name,
  email,
  is_agent,
  is_member: true,
})

export function visitorType(member: Pick<PageMember, 'is_agent'> | undefined): VisitorType {
  if (!member) return 'guest'
  return member.is_agent ? 'agent' : 'member'
}
