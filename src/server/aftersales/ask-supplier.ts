import { CatalogueError } from '../../contract/errors.ts'
import type { FlightSupplier } from '../supplier/flight-supplier.ts'
import type { Item } from './booked.ts'

export type SupplierOf = (item: Pick<Item, 'supplier'>) => FlightSupplier

export const suppliersById =
  (suppliers: readonly FlightSupplier[]): SupplierOf =>
  ({ supplier: id }) => {
    const supplier = suppliers.find((each) => each.id === id)
    if (!supplier) throw new Error(`no supplier ${id}`)
    return supplier
  }

/** The supplier's answer while a traveller waits: they are told when there is none. */
export const answered = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((cause) => {
    throw new CatalogueError('SUPPLIER_UNAVAILABLE', { cause })
  })
