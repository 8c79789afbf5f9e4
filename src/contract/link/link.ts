import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sharedPages } from '../share-targets.ts'

/** The length of a short link's hash, whose characters have 31 possible values. */
export const hashLength = 10

/** May be typed in capitals; its characters have no look-alikes (no 0 o 1 i l). */
export const linkHashSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-hjkmnp-z2-9]{10}$/)
  .brand<'LinkHash'>()
export type LinkHash = z.infer<typeof linkHashSchema>

/** The longest target, in characters. */
export const longestTarget = 1500

const linkSchema = z.object({
  hash: linkHashSchema,
  /** The short link on this site's public address. */
  url: z.url(),
})
export type Link = z.infer<typeof linkSchema>

/** A short link's target: a page without its locale, and the attribution marks of its visits. */
export const linkTargetSchema = z.object({
  path: z.enum(sharedPages),
  query: z.string(),
  marks: z.string(),
})
export type LinkTarget = z.infer<typeof linkTargetSchema>

const params = z.object({ hash: linkHashSchema })

export const createLink = endpoint({
  id: 'link.create',
  method: 'POST',
  path: '/links',
  summary: 'Create a short link',
  description:
    'Creates a short link to a page of this site, given without its locale, such as `/flight/search?depAirport=KUL…`. Only pages that show everyone the same can be shared. Keeps the query parameters that belong to the page or tell where the visit comes from. The same target returns the same link.',
  body: z.object({ target: z.string().min(1).max(longestTarget) }),
  result: linkSchema,
  status: 201,
  errors: ['VALIDATION', 'RATE_LIMITED'],
})

export const getLink = endpoint({
  id: 'link.get',
  method: 'GET',
  path: '/links/:hash',
  summary: 'Get a short link',
  description:
    'Returns the page that a short link leads to, without counting a visit. Unknown or expired links return `LINK_NOT_FOUND`.',
  params,
  result: linkTargetSchema,
  errors: ['LINK_NOT_FOUND', 'RATE_LIMITED'],
})

export const openLink = endpoint({
  id: 'link.open',
  method: 'POST',
  path: '/links/:hash/open',
  summary: 'Open a short link',
  description:
    'Returns the page that a short link leads to, counts a visit and extends the link’s lifetime.',
  params,
  result: linkTargetSchema,
  errors: ['LINK_NOT_FOUND', 'RATE_LIMITED'],
})
