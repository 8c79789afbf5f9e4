import {
  isSmallCorrection,
  nameBeforeAlone,
} from '../../../../contract/desk/order/name-distance.ts'
import { CatalogueError } from '../../../../contract/errors.ts'
import { ticketName, ticketNameProblem } from '../../../../contract/flight/ticket-name.ts'
import { hasDocuments, isLive } from '../../../../contract/order/is-live.ts'
import { titlesByType } from '../../../../contract/traveller/traveller-rules.ts'
import { tidyName } from '../../../../contract/traveller/typed-name.ts'
import type { OrderLetters } from '../../../letters/order-letters.ts'
import type { OrderBooks } from '../../../order/order-books.ts'
import type { Traveller } from '../../../order/travellers.ts'
import type { Item, WholeOrder } from '../../../order/whole-order.ts'
import { newId } from '../../../platform/ids.ts'
import { changesOf } from './change-store.ts'
import { type Carried, type ChangeOf, nameIn, viewOf } from './changes-of-orders.ts'

type Name = Pick<Traveller, 'title' | 'givenName' | 'surname'>

interface NameAsked {
  itemId: string
  position: number
  name: Omit<Name, 'title'> & { title?: string | undefined }
  answer: 'agreed' | 'refused'
  answerNote: string
  /** The name that staff read. */
  seen?: Name | undefined
}

/** Another name of a traveller, in every item of the order: docs/decisions/150-corrected-names.md. */
export const createNameChange = ({
  books,
  letters,
}: {
  books: Pick<OrderBooks, 'note' | 'setItem'>
  letters: Pick<OrderLetters, 'confirmedAgain'>
}): ChangeOf<NameAsked> => ({
  async check(tx, order, { itemId, position, name: typed, answer, answerNote, seen }) {
    const item = order.items.find(({ id }) => id === itemId)
    const traveller = item?.travellers[position]
    if (!item || !traveller) throw new CatalogueError('NOT_FOUND')
    assertName(typed, traveller)
    const before = nameOf(traveller)
    if (seen && !(isNamed(before, seen) && before.title === seen.title)) {
      throw new CatalogueError('RECORD_CHANGED')
    }
    const after = {
      title: typed.title || before.title,
      givenName: asWritten(before, typed.givenName),
      surname: asWritten(before, typed.surname),
    }
    if (isNamed(before, after) && before.title === after.title) {
      throw new CatalogueError('NOTHING_CHANGED')
    }
    assertCorrectable(order, itemsOf(order, traveller))
    const wanted = { before, after, answer: answerNote, traveller: { itemId, position } }
    if (answer === 'refused') return { wanted, next: 'refused' }
    const first = nameBeforeAlone((await changesOf(tx, order.id)).map(viewOf), before)
    return { wanted, next: isSmallCorrection(first, after) ? 'alone' : 'second-person' }
  },
  async refused(tx, order, { wanted }) {
    await books.note(tx, order.id, 'traveller.name-refused', wanted.traveller?.itemId)
  },
  async carryOut(tx, order, change) {
    const { traveller, name } = namedIn(order, change)
    const same = itemsOf(order, traveller)
    if (isOver(order, same)) throw new CatalogueError('PROPOSAL_OUTDATED')
    assertCorrectable(order, same)
    for (const item of same) {
      const travellers = item.travellers.map((each) =>
        isSame(each, traveller) ? { ...each, ...name } : each,
      )
      await books.setItem(tx, item, { travellers })
      await books.note(tx, order.id, 'traveller.corrected', item.id)
    }
    // The documents that the traveller still has are in the wrong name.
    if (same.some(hasDocuments)) await letters.confirmedAgain(tx, order.id, newId())
  },
})

/** Returns the traveller and their new name. Throws PROPOSAL_OUTDATED if they aren't called as they were. */
function namedIn(order: WholeOrder, { wanted }: Carried): { traveller: Traveller; name: Name } {
  const { itemId, position } = wanted.traveller ?? {}
  const traveller = order.items.find(({ id }) => id === itemId)?.travellers[position ?? 0]
  const before = nameIn(wanted.before)
  if (!traveller || !isNamed(traveller, before) || traveller.title !== before.title) {
    throw new CatalogueError('PROPOSAL_OUTDATED')
  }
  return { traveller, name: nameIn(wanted.after) }
}

const nameOf = ({ title, givenName, surname }: Name): Name => ({ title, givenName, surname })

/** What is about to be issued or changed has the name that the supplier knows. */
const moving: readonly string[] = ['reserving', 'confirming', 'unknown', 'changing', 'cancelling']

/** Throws INVALID_STATE for what is in progress, cancelled, released or refunded in full. */
function assertCorrectable(order: WholeOrder, items: readonly Item[]): void {
  if (isOver(order, items) || items.some(({ state }) => moving.includes(state))) {
    throw new CatalogueError('INVALID_STATE')
  }
}

/** Returns whether items are cancelled or released, or their order is refunded in full. */
const isOver = ({ paid, refunded }: WholeOrder, items: readonly Item[]): boolean =>
  (paid > 0 && refunded >= paid) || !items.some(isLive)

/** Returns the items that this traveller travels with. */
const itemsOf = ({ items }: WholeOrder, traveller: Traveller): Item[] =>
  items.filter(({ travellers }) => travellers.some((each) => isSame(each, traveller)))

const isNamed = (
  traveller: Omit<Name, 'title'>,
  { givenName, surname }: Omit<Name, 'title'>,
): boolean => traveller.givenName === givenName && traveller.surname === surname

/** Returns whether two travellers are one person: one name and one birthday. */
const isSame = (one: Traveller, other: Traveller): boolean =>
  isNamed(one, other) && one.birthDate === other.birthDate

/** Returns a name as it's printed on tickets if the one it replaces is. */
function asWritten({ givenName, surname }: Name, typed: string): string {
  const isPrinted = ticketName(givenName) === givenName && ticketName(surname) === surname
  return isPrinted ? (ticketName(typed) ?? typed) : tidyName(typed)
}

/** Throws VALIDATION if a name can't be printed on a ticket; one of the two may be empty. */
function assertName({ givenName, surname, title }: NameAsked['name'], { type }: Traveller): void {
  const problems = Object.entries({ givenName, surname }).flatMap(([field, typed]): string[][] => {
    const problem =
      typed === '' && givenName + surname !== '' ? undefined : ticketNameProblem(typed)
    return problem ? [[field, problem]] : []
  })
  if (title && !titlesByType[type].includes(title)) problems.push(['title', 'TITLE_UNKNOWN'])
  if (problems.length > 0) {
    throw new CatalogueError('VALIDATION', { fields: Object.fromEntries(problems) })
  }
}
