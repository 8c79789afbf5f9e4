interface Named {
  givenName: string
  surname: string
}

/** Returns a name as it's compared with others: forms disagree about capitals, accents and spaces. */
export const comparedName = ({ givenName, surname }: Named): string =>
  `${givenName} ${surname}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase()

/**
 * Returns how many people these travellers are. Those with one name are one person unless their birth dates differ: a
 * stay asks for no birth date, and somebody may be Mr on a ticket and Ms at a hotel.
 */
export function countPeople(travellers: readonly (Named & { birthDate: string })[]): number {
  const byName = Map.groupBy(travellers, comparedName)
  return [...byName.values()].reduce((sum, same) => {
    const births = new Set(same.map(({ birthDate }) => birthDate).filter(Boolean))
    return sum + Math.max(1, births.size)
  }, 0)
}
