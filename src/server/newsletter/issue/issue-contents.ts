import { z } from 'zod'
import { defaultLocale } from '../../../contract/default-locale.ts'
import { localeByCode } from '../../../contract/locales.ts'
import { issueBlockSchema } from '../../../contract/newsletter/issue-block.ts'

const issueContentSchema = z.strictObject({
  subject: z.string().trim().min(1).max(200),
  blocks: z.array(issueBlockSchema).min(1).max(50),
})
export type IssueContent = z.infer<typeof issueContentSchema>

/** What an issue says in each language; English is for those whose language is missing. */
export const issueContentsSchema = z
  .record(
    z.string().refine((code) => localeByCode(code)?.code === code, 'is no language of the site'),
    issueContentSchema,
  )
  .refine((contents) => contents[defaultLocale] !== undefined, 'English is missing')
export type IssueContents = z.infer<typeof issueContentsSchema>

/** Returns an issue's content for a reader, and the language it's in. */
export function contentFor(
  contents: IssueContents,
  language: string,
): { content: IssueContent; language: string } {
  const own = contents[language]
  if (own) return { content: own, language }
  const english = contents[defaultLocale]
  if (!english) throw new Error('The issue has no English content.')
  return { content: english, language: defaultLocale }
}
