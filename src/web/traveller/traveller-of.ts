import type { Member } from '../../contract/member/member.ts'
import type { KeptPassenger } from '../../contract/member/travellers.ts'

export type NamedAdult = Pick<KeptPassenger, 'id' | 'type' | 'givenName' | 'surname'>

/** Returns which saved adult is the member: the one with their name, or the only one. */
export function travellerOf(
  { name }: Pick<Member, 'name'>,
  kept: readonly NamedAdult[],
): string | undefined {
  const adults = kept.filter(({ type }) => type === 'adult')
  const named = adults.filter(
    ({ givenName, surname }) =>
      plain(`${givenName} ${surname}`) === plain(name) ||
      plain(`${surname} ${givenName}`) === plain(name),
  )
  if (named.length === 1) return named[0]?.id
  return adults.length === 1 ? adults[0]?.id : undefined
}

const plain = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toUpperCase()
