import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** How many characters a short link's hash has: 31 possible ones each. */
export const hashLength = 10

/** Typed off a screen it may come in capitals; none of its characters look alike (no 0 o 1 i l). */
export const linkHashSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-hjkmnp-z2-9]{10}$/)
  .brand<'LinkHash'>()
export type LinkHash = z.infer<typeof linkHashSchema>

/** The longest target, in characters. */
export const longestTarget = 1500

/** Pages that a short link may lead to, without their locale: whoever opens one sees what whoever made it saw. */
export const linkPages = ['', 'flight', 'flight/search', 'flight/multi-search'] as const

const linkSchema = z.object({
  hash: linkHashSchema,
  /** The short link itself, on this site's public address. */
  url: z.url(),
})
export type Link = z.infer<typeof linkSchema>

/** What a short link stands for: a page without its locale, and the marks of where a visit by it comes from. */
export const linkTargetSchema = z.object({
  path: z.enum(linkPages),
  query: z.string(),
  marks: z.string(),
})
export type LinkTarget = z.infer<typeof linkTargetSchema>

const params = z.object({ hash: linkHashSchema })

export const createLink = endpoint({
  id: 'link.create',
  method: 'POST',
  path: '/links',
  summary:
    'Makes a short link to a page of this site that can be shared, given without its locale: `/flight/search?depAirport=KUL…`. Only what says what is looked for, how it is shown and where the visit comes from is kept of the query. The same target has the same link.',
  body: z.object({ target: z.string().min(1).max(longestTarget) }),
  result: linkSchema,
  status: 201,
  errors: ['VALIDATION', 'RATE_LIMITED'],
})

export const getLink = endpoint({
  id: 'link.get',
  method: 'GET',
  path: '/links/:hash',
  summary: 'What a short link stands for, without counting as opening it.',
  params,
  result: linkTargetSchema,
  errors: ['LINK_NOT_FOUND', 'RATE_LIMITED'],
})

export const openLink = endpoint({
  id: 'link.open',
  method: 'POST',
  path: '/links/:hash/open',
  summary: 'Opens a short link: tells what it stands for, counts it, and keeps it for longer.',
  params,
  result: linkTargetSchema,
  errors: ['LINK_NOT_FOUND', 'RATE_LIMITED'],
})
