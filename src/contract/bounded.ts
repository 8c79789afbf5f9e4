import { z } from 'zod'
import { localeByCode } from './locales.ts'

/**
 * Parts of requests, each with a maximum: a stranger fills a part without one with megabytes. A test looks for such parts
 * in the description of the whole API.
 */

/** A moment in UTC, with decimals of seconds as far as clocks have them. */
export const momentSchema = z.iso.datetime().max(40)

/**
 * An absolute URL that is stored as it was given. Parsers drop line breaks and tabs inside it and trim blanks, so what was checked
 * would be another text than what is kept.
 */
export const webAddressSchema = z
  .string()
  .max(2000)
  .regex(/^[^\s\p{C}]+$/u)
  .url()

/** A language that the site has, by the code of its locale. */
export const knownLanguageSchema = z
  .string()
  .max(10)
  .refine((code) => localeByCode(code)?.code === code, 'unknown_language')

/** More than any call takes. */
const largestFile = 20_000_000

/**
 * A file of a call: `file` if it came as a part of multipart/form-data, `base64` in JSON, which takes small ones only. Its name is
 * shortened when it's stored.
 */
export const sentFileSchema = z
  .object({
    name: z.string().max(1000),
    base64: z.string().max(largestFile).optional(),
    file: z.file().max(largestFile).optional(),
  })
  .refine(({ base64, file }) => base64 !== undefined || file !== undefined, {
    path: ['base64'],
    error: 'required',
  })
export type SentFile = z.infer<typeof sentFileSchema>

/** Set if something was stored without its files, because enough files are stored today. They can be sent later. */
export const withoutFilesSchema = z.literal(true).optional()

/** Choices from a list, each of them once: sent twice, it's still one choice. */
export const choicesOf = <T extends string>(choices: readonly T[]) =>
  z
    .array(z.enum(choices as [T, ...T[]]))
    .max(choices.length)
    .overwrite((chosen) => [...new Set(chosen)])

/** Values by name, with at most so many names. `error` is the field's code if there are more. */
export const recordOf = <Key extends z.core.$ZodRecordKey, Value extends z.ZodType>(
  key: Key,
  value: Value,
  { most, error = `too_many:${most}` }: { most: number; error?: string },
) =>
  z
    .record(key, value)
    .refine((values) => Object.keys(values).length <= most, error)
    .meta({ maxProperties: most })

/** Longer than any answer of a browser's WebAuthn, certificates of its key included. */
export const longestWebauthn = 32 * 1024

/** The name in the API's description of how long a value of any kind may be as JSON, in characters. */
export const longestAsJson = 'x-max-json'

/**
 * Values of any kind by name, which something else checks by its own rules: a library, or the schemas of a kind of content. As
 * JSON, all of it has at most so many characters.
 */
export const jsonOfAtMost = (characters: number) =>
  z
    .record(z.string().max(100), z.unknown())
    .refine((values) => JSON.stringify(values).length <= characters, `too_long:${characters}`)
    .meta({ [longestAsJson]: characters })
