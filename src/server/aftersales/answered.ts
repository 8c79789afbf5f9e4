import { CatalogueError } from '../../contract/errors.ts'

/** The supplier's answer while a traveller waits: they are told when there is none. */
export const answered = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((cause) => {
    throw new CatalogueError('SUPPLIER_UNAVAILABLE', { cause })
  })
