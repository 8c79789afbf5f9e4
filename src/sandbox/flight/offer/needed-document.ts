import { type NeededDocument, strictestOf } from '../../../contract/traveller/travel-documents.ts'
import { countryOf, type FareComponent } from '../fare/fare-component.ts'

/**
 * Countries where an identity document is asked for when a domestic flight is booked. China sells tickets in real names
 * only, and Russia has the document of every passenger reported (federal law 16-FZ). In Indonesia, Thailand and Vietnam
 * it is shown at the airport and usually asked for in advance. Elsewhere, the airport is soon enough.
 */
const askAtHome: ReadonlySet<string> = new Set(['CN', 'ID', 'RU', 'TH', 'VN'])

/** Returns which document flights need when they're booked. An identity card never takes anyone abroad here. */
export const neededDocument = (
  components: readonly Pick<FareComponent, 'domestic' | 'from'>[],
): NeededDocument =>
  strictestOf(
    components.map(({ domestic, from }) => {
      if (!domestic) return 'passport'
      return askAtHome.has(countryOf(from)) ? 'id_card' : 'none'
    }),
  )
