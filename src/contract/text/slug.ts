import { z } from 'zod'

/** The longest name of a document in an address. */
const longestSlug = 80

/** A document's part of its address. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(longestSlug)
