import { z } from 'zod'

/** Returns the schema of what a visitor gets of a document: its body in a language, or why there is none. */
export const seenSchema = <Body extends z.ZodType>(body: Body) =>
  z.discriminatedUnion('standing', [
    z.object({
      standing: z.literal('shown'),
      /** The language of its body. */
      language: z.string(),
      /** The locale whose address search engines list: its readers get this body, which those of its language may not. */
      listedIn: z.string(),
      endsAt: z.iso.datetime().nullable(),
      body,
    }),
    z.object({ standing: z.literal('not_started'), startsAt: z.iso.datetime() }),
    z.object({ standing: z.literal('ended') }),
    z.object({ standing: z.literal('other_country') }),
    z.object({ standing: z.literal('other_language'), languages: z.array(z.string()) }),
  ])
