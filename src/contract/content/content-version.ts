import { z } from 'zod'
import { knownLanguageSchema, momentSchema } from '../bounded.ts'
import { defaultLocale } from '../default-locale.ts'
import { type ContentKind, contentKinds, needsEnglish } from './content-kinds.ts'

/** Who sees a document and when. Empty lists mean everyone; `until` is the first moment at which it's over. */
export const visibilitySchema = z
  .object({
    countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(250),
    languages: z.array(knownLanguageSchema).max(100),
    from: momentSchema.nullable(),
    until: momentSchema.nullable(),
  })
  .refine(({ from, until }) => from === null || until === null || from < until, {
    path: ['until'],
    error: 'before',
  })
export type Visibility = z.infer<typeof visibilitySchema>

/** Returns the schema of a version: who sees it, what is the same in every language, and its body in one or more. */
export const versionSchema = <Kind extends ContentKind>(kind: Kind) =>
  z.object({
    visibility: visibilitySchema,
    facts: contentKinds[kind].facts,
    bodies: z
      .record(knownLanguageSchema, contentKinds[kind].body)
      .refine((bodies) => Object.keys(bodies).length > 0, { error: 'missing' })
      .refine((bodies) => !needsEnglish(kind) || bodies[defaultLocale] !== undefined, {
        error: 'missing',
      }),
  })
