/** What found prices are for. */
export const dealProducts = ['flight', 'hotel'] as const

/** How staff treat a destination's price: before all others, or not at all. */
export const dealShows = ['featured', 'hidden'] as const
