/** The booking form's names for what a member picks from their account, by place: `contact`, or a traveller's index. */
export const pickField = (place: string): string => `kept.${place}`

/** The button that fills in what was picked. */
export const fillIntent = (place: string): string => `fill.${place}`

/** The box that keeps the traveller of a place. */
export const keepField = (index: number): string => `keep.${index}`
