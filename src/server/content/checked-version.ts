import type { ContentKind } from '../../contract/content/content-kinds.ts'
import { type Visibility, versionSchema } from '../../contract/content/content-version.ts'
import { isTerms } from '../../contract/content/terms-versions.ts'
import { defaultLocale } from '../../contract/default-locale.ts'
import { CatalogueError, type FieldErrors } from '../../contract/errors.ts'
import { slugSchema } from '../../contract/text/slug.ts'
import { fieldErrors } from '../platform/http/problem.ts'

/** Returns a version as its schema has it. Throws VALIDATION with every invalid field, and the slug if it's invalid. */
export function checkedVersion<Kind extends ContentKind>(
  { kind, slug }: { kind: Kind; slug: string },
  written: unknown,
) {
  const checked = versionSchema(kind).safeParse(written, { reportInput: true })
  const ofSlug: FieldErrors = slugSchema.safeParse(slug).success ? {} : { slug: 'invalid_format' }
  if (!checked.success) {
    throw new CatalogueError('VALIDATION', { fields: { ...ofSlug, ...fieldErrors(checked.error) } })
  }
  const fields = isTerms({ kind, slug }) ? termsProblems(checked.data) : ofSlug
  if (Object.keys(fields).length > 0) throw new CatalogueError('VALIDATION', { fields })
  return checked.data
}

/** Terms are for everyone and have no end, and everybody can read their English. */
function termsProblems({
  visibility: { countries, languages, from, until },
  bodies,
}: {
  visibility: Visibility
  bodies: Readonly<Record<string, unknown>>
}): FieldErrors {
  const limits = {
    countries: countries.length > 0,
    languages: languages.length > 0,
    from: from !== null,
    until: until !== null,
  }
  const limited = Object.entries(limits).filter(([, isSet]) => isSet)
  return {
    ...Object.fromEntries(
      limited.map(([name]) => [`visibility.${name}`, 'terms_for_all' as const]),
    ),
    ...(bodies[defaultLocale] === undefined && { [`bodies.${defaultLocale}`]: 'required' }),
  }
}
