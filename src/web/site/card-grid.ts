/** A list of illustrated cards, three in a row. Two or four stand two in a row, so that no column is left empty. */
export const cardGrid =
  'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 md:has-[>:nth-child(2):last-child]:grid-cols-2 md:has-[>:nth-child(4):last-child]:grid-cols-2'

/** A card of it. On phones, the last of an odd number takes the whole row instead of leaving a hole. */
export const cardInGrid = 'max-md:last:odd:col-span-full'
