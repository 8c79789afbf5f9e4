import { z } from 'zod'

/**
 * An absolute URL that is stored as it was given. Parsers drop line breaks and tabs inside it and trim blanks, so what was checked
 * would be another text than what is kept.
 */
export const webAddressSchema = z
  .string()
  .regex(/^[^\s\p{C}]+$/u)
  .url()
