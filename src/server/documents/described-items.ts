import { type Money, money } from '../../contract/money.ts'
import { comparedName } from '../../contract/traveller/same-person.ts'
import { formatList } from '../../contract/words/format.ts'
import type { ItemDescription, ProductOf } from '../order/product.ts'
import type { Item } from '../order/whole-order.ts'
import type { Say } from '../platform/words.ts'

/** An item with its product's description. */
export interface DescribedItem {
  item: Item
  description: ItemDescription
}

/** A traveller of one or more items. */
export interface Person {
  /** `MEI TAN`. */
  name: string
  /** In the format of tickets: `TAN/MEI MS`. */
  printedName: string
  /** Ticket and voucher numbers, one per line; if there are several, each says what it covers. */
  documents: string[]
}

/**
 * Describes items, without those that another one's sheet includes. `isPaidBack`: nothing is left to refund of their order.
 */
export const describeItems = (
  items: readonly Item[],
  productOf: ProductOf,
  say: Say,
  isPaidBack = false,
): DescribedItem[] =>
  items
    .map((item) => ({ item, description: productOf(item).describe(item, say, items, isPaidBack) }))
    .filter(({ description }) => description.sheet || description.parts.length > 0)

/** Returns references for check-in, each once, with the list of those it's used with. */
export function referencesOf(
  described: readonly DescribedItem[],
  { tag }: Say,
): { code: string; usedWith: string }[] {
  const references = described.flatMap(({ description }) => description.references)
  return [...Map.groupBy(references, ({ code }) => code)].map(([code, same]) => ({
    code,
    usedWith: formatList([...new Set(same.flatMap(({ usedWith }) => usedWith))], tag),
  }))
}

/** Returns the travellers of items, each person once, in order of appearance. Sheets name their own people. */
export function peopleOf(described: readonly DescribedItem[]): Person[] {
  const people: { traveller: Traveller; name: string; held: Map<string, string[]> }[] = []
  for (const { item, description } of described.filter(hasParts)) {
    const known = [...people]
    for (const [index, traveller] of item.travellers.entries()) {
      const { name = '', documents = [] } = description.travellers[index] ?? {}
      const at = known.findIndex((each) => isSame(each.traveller, traveller))
      // Two travellers of one item who share a name are two people.
      const [person = { traveller, name, held: new Map() }] = at < 0 ? [] : known.splice(at, 1)
      if (at < 0) people.push(person)
      for (const { number, covers = [routeOf(description)] } of documents) {
        person.held.set(number, [...(person.held.get(number) ?? []), ...covers])
      }
    }
  }
  return people.map(({ traveller, name, held }) => ({
    name,
    printedName: printedName(traveller),
    documents: [...held].map(([number, routes]) =>
      held.size > 1 ? `${number} (${routes.join(', ')})` : number,
    ),
  }))
}

/** Returns what is paid at the property or the destination, an amount for each currency. */
export function dueOnSite(items: readonly Pick<Item, 'lines'>[]): Money[] {
  const amounts = items
    .flatMap(({ lines }) => lines)
    .filter(({ due }) => due === 'on_site')
    .map(({ amount }) => amount)
  return [...Map.groupBy(amounts, ({ currency }) => currency)].map(([currency, same]) =>
    money(
      same.reduce((sum, { amount }) => sum + amount, 0),
      currency,
    ),
  )
}

/** Whether an item is shown as a journey, whose people and sums come after all journeys. */
export const hasParts = ({ description }: DescribedItem): boolean => !description.sheet

type Traveller = Item['travellers'][number]

/** A traveller without a date of birth, as in products that don't ask for it, is matched by name. */
const isSame = (one: Traveller, other: Traveller): boolean =>
  comparedName(one) === comparedName(other) &&
  (one.birthDate === other.birthDate || !one.birthDate || !other.birthDate)

const printedName = ({ surname, givenName, title }: Traveller): string =>
  `${[surname, givenName].filter(Boolean).join('/')} ${title.toUpperCase()}`.trim()

/** Returns `KUL – BKK` if places have codes, otherwise the item's title. */
function routeOf({ parts, title }: ItemDescription): string {
  const [from, to] = [parts[0]?.starts.code, parts.at(-1)?.ends.code]
  return from && to ? `${from}\u00a0–\u00a0${to}` : title
}
