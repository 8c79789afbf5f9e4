import type { FlightSupplier } from './flight-supplier.ts'

/** The supplier of something that was sold. Throws where that one is not connected any more. */
export type SupplierOf = (sold: { supplier: string }) => FlightSupplier

export const suppliersById =
  (suppliers: readonly FlightSupplier[]): SupplierOf =>
  ({ supplier: id }) => {
    const supplier = suppliers.find((each) => each.id === id)
    if (!supplier) throw new Error(`no supplier ${id}`)
    return supplier
  }
