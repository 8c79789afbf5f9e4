import { CatalogueError } from '../../contract/errors.ts'

/** Turns a gateway failure into UNAVAILABLE, which the waiting payer reads. */
export const orUnavailable = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((cause) => {
    throw new CatalogueError('UNAVAILABLE', { cause })
  })
