import { z } from 'zod'
import { longestHref, safeAddress } from './safe-address.ts'

/** An address that written content may link to. */
export const safeHrefSchema = z.string().max(longestHref).regex(safeAddress)

/** The address of an image on this site: pages load none from elsewhere. */
export const imageSrcSchema = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/)
