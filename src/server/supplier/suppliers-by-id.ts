import type { FlightSupplier } from './flight-supplier.ts'

/** Returns the supplier of what was sold. Throws if it's no longer connected. */
export type SupplierOf = (sold: { supplier: string }) => FlightSupplier

export const suppliersById =
  (suppliers: readonly FlightSupplier[]): SupplierOf =>
  ({ supplier: id }) => {
    const supplier = suppliers.find((each) => each.id === id)
    if (!supplier) throw new Error(`no supplier ${id}`)
    return supplier
  }
