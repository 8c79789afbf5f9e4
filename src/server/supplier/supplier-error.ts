/**
 * The supplier didn't respond in time, or the connection broke: the outcome is unknown. Look up a hold or an issue by
 * its reference before retrying.
 */
export class SupplierTimeout extends Error {
  override readonly name = 'SupplierTimeout'
  readonly supplier: string

  constructor(supplier: string, what: string, options?: ErrorOptions) {
    super(`${supplier} did not answer to ${what} in time`, options)
    this.supplier = supplier
  }
}

/** The supplier reported that it can't process the call now: nothing was done. */
export class SupplierFailure extends Error {
  override readonly name = 'SupplierFailure'
  readonly supplier: string

  constructor(supplier: string, what: string, options?: ErrorOptions) {
    super(`${supplier} failed at ${what}`, options)
    this.supplier = supplier
  }
}
