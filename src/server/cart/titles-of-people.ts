import type { CartConflict } from '../../contract/cart/cart.ts'
import { comparedName } from '../../contract/traveller/same-person.ts'
import { writtenName } from '../../contract/traveller/written-name.ts'
import type { Placed } from './conflicts.ts'

/**
 * Returns people who have another title in a later draft than in an earlier one, each once. Drafts in which both birth dates are
 * known and differ name two people. Names are written as in `language`.
 */
export function titlesOfPeople(drafts: readonly Placed[], language: string): CartConflict[] {
  const all = drafts.flatMap(({ bookId, named }) =>
    named.flatMap((person) =>
      person.title && person.givenName && person.surname ? [{ bookId, person }] : [],
    ),
  )
  const byName = Map.groupBy(all, ({ person }) => comparedName(person))
  return [...byName.values()].flatMap(([first, ...others]): CartConflict[] => {
    const other = others.find(
      ({ bookId, person }) =>
        first &&
        bookId !== first.bookId &&
        person.title !== first.person.title &&
        (!person.birthDate ||
          !first.person.birthDate ||
          person.birthDate === first.person.birthDate),
    )
    if (!first || !other) return []
    const { givenName, surname, title } = first.person
    return [
      {
        kind: 'different_titles',
        flight: first.bookId,
        other: other.bookId,
        name: writtenName({ givenName, surname }, language),
        title,
        otherTitle: other.person.title,
      },
    ]
  })
}
