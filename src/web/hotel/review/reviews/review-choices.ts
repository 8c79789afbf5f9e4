import type { QueryInput } from '../../../../contract/endpoint.ts'
import type { listReviews } from '../../../../contract/hotel/property.ts'

export const reviewsAtATime = 8

export const parties = ['solo', 'couple', 'family', 'friends', 'business'] as const
type Party = (typeof parties)[number]

/** Which reviews are shown; all of it is in the address. */
export interface ReviewChoices extends Pick<QueryInput<typeof listReviews>, 'language' | 'party'> {
  from: number
}

export function readReviewChoices(params: URLSearchParams): ReviewChoices {
  const language = params.get('language') ?? ''
  const party = parties.find((each) => each === params.get('party'))
  const from = Number(params.get('from'))
  return {
    ...(/^[a-z-]{2,10}$/i.test(language) && { language }),
    ...(party && { party: party satisfies Party }),
    from: Number.isSafeInteger(from) && from > 0 ? from : 0,
  }
}

/** Returns the choices as query parameters, leaving out defaults. */
export const reviewQuery = ({ language, party, from }: ReviewChoices) => ({
  language,
  party,
  from: from > 0 ? from : undefined,
})
