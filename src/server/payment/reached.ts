import { CatalogueError } from '../../contract/errors.ts'

/** Calls the gateway while a payer waits, who is told if there's no response. */
export const reached = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((cause) => {
    throw new CatalogueError('UNAVAILABLE', { cause })
  })
