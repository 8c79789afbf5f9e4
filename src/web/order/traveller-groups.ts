import { comparedName } from '../../contract/traveller/same-person.ts'

interface Person {
  givenName: string
  surname: string
  birthDate?: string
}

/** The travellers of some items, in the order of the items' lists. */
export interface TravellerGroup<Item extends { travellers: readonly Person[] }> {
  travellers: Item['travellers'][number][]
  items: Item[]
}

/**
 * Returns the travellers, once for all items with the same people unless an item's travellers are its own. Items without
 * travellers are left out.
 */
export function travellerGroups<Item extends { travellers: readonly Person[] }>(
  items: readonly Item[],
  hasOwn: (item: Item) => boolean,
): TravellerGroup<Item>[] {
  const groups: TravellerGroup<Item>[] = []
  for (const item of items.filter(({ travellers }) => travellers.length > 0)) {
    const group =
      !hasOwn(item) && groups.find(({ travellers }) => areSame(travellers, item.travellers))
    if (group) {
      group.items.push(item)
      group.travellers = group.travellers.map((each, index) =>
        each.birthDate ? each : (item.travellers[index] ?? each),
      )
    } else groups.push({ travellers: [...item.travellers], items: [item] })
  }
  return groups
}

const areSame = (some: readonly Person[], others: readonly Person[]): boolean =>
  some.length === others.length &&
  some.every((each, index) => {
    const other = others[index]
    return other !== undefined && isSame(each, other)
  })

/** Returns whether two travellers are the same; a product without birth dates has ''. */
const isSame = (one: Person, other: Person): boolean =>
  comparedName(one) === comparedName(other) &&
  (!one.birthDate || !other.birthDate || one.birthDate === other.birthDate)
