import { hours } from '../../platform/duration.ts'

/** A draft may be left and resumed within the day; its price is asked for again when it is submitted. */
export const draftLife = hours(24)
