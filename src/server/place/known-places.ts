import { destinationIdSchema } from '../../contract/hotel/destination.ts'
import { isPlaceCode } from './place-service.ts'

/** Validates place codes that staff enter. */
export interface KnownPlaces {
  /** Whether a code is an airport's or a city's. */
  hasCode(code: string): boolean
  /** Whether an id is that of a place to stay. */
  hasDestination(id: string): Promise<boolean>
}

/** `find` looks places to stay up. */
export const createKnownPlaces = (
  find: (id: ReturnType<typeof destinationIdSchema.parse>) => Promise<unknown>,
): KnownPlaces => ({
  hasCode: isPlaceCode,
  async hasDestination(id) {
    const { data } = destinationIdSchema.safeParse(id)
    return data !== undefined && (await find(data)) !== undefined
  },
})
