import { z } from 'zod'

/**
 * Where written content may link to: a page of this site, without its language, or a secure address. Without a second
 * slash or a backslash at the start, with which browsers leave the site, and without `javascript:`, which would run in it.
 */
export const safeHrefSchema = z
  .string()
  .max(500)
  .regex(/^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/)

/** The address of an image on this site: pages load none from elsewhere. */
export const imageSrcSchema = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/)
