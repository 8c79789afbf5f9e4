/**
 * The supplier did not answer in time, or the connection broke while it worked: nobody knows whether
 * it did what it was asked. For a hold or an issue, ask `lookUp` by the reference before trying again.
 */
export class SupplierTimeout extends Error {
  override readonly name = 'SupplierTimeout'
  readonly supplier: string

  constructor(supplier: string, what: string, options?: ErrorOptions) {
    super(`${supplier} did not answer to ${what} in time`, options)
    this.supplier = supplier
  }
}

/** The supplier answered that it cannot work at present: nothing was done. */
export class SupplierFailure extends Error {
  override readonly name = 'SupplierFailure'
  readonly supplier: string

  constructor(supplier: string, what: string, options?: ErrorOptions) {
    super(`${supplier} failed at ${what}`, options)
    this.supplier = supplier
  }
}
