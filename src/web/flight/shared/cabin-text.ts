import type { Cabin } from '../../../contract/flight/offer.ts'
import type { Translate } from '../../locale/word-store.ts'

/** `Economy`, `Premium economy`, `Business`, `First`. */
export const cabinText = (t: Translate, cabin: Cabin): string => t(`flight-shared.cabin-${cabin}`)
