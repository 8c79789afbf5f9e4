import type { Review } from '../../../../contract/hotel/hotel.ts'

/** Letters of what can be quoted: shorter says nothing, longer isn't read beside the pictures. */
const quotable = { least: 12, most: 140 }

/** Returns the review whose praise is quoted: the highest score in the language of the first one, which is the reader's if there is one. */
export function bestReview(reviews: readonly Review[]): Review | undefined {
  const praising = reviews.filter(({ liked = '' }) => {
    const letters = [...liked].length
    return letters >= quotable.least && letters <= quotable.most
  })
  const language = praising[0]?.language
  return praising
    .filter((review) => review.language === language)
    .toSorted((a, b) => b.score - a.score)[0]
}
