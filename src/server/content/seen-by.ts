import type { Visibility } from '../../contract/content/content-version.ts'
import { defaultLocale } from '../../contract/default-locale.ts'

/** Whom and when a document is shown to. */
export interface Visitor {
  country: string
  /** Code of a locale. */
  lang: string
}

/** What a visitor gets of a document: a body in a language, or why there is none. */
export type Seen<Body> =
  | { standing: 'shown'; language: string; endsAt: string | null; body: Body }
  | { standing: 'not_started'; startsAt: string }
  | { standing: 'ended' }
  | { standing: 'other_country' }
  | { standing: 'other_language'; languages: string[] }

/** Returns what a visitor sees of a version at a time. Where it isn't written in their language, it's English. */
export function seenBy<Body>(
  { visibility, bodies }: { visibility: Visibility; bodies: Readonly<Record<string, Body>> },
  { country, lang }: Visitor,
  now: number,
): Seen<Body> {
  const { countries, languages, from, until } = visibility
  if (until !== null && Date.parse(until) <= now) return { standing: 'ended' }
  if (from !== null && now < Date.parse(from)) return { standing: 'not_started', startsAt: from }
  if (countries.length > 0 && !countries.includes(country)) return { standing: 'other_country' }
  const isFor = (code: string) => languages.length === 0 || languages.includes(code)
  const language = [lang, defaultLocale].find((code) => isFor(lang) && bodies[code] !== undefined)
  const body = language === undefined ? undefined : bodies[language]
  if (language !== undefined && body !== undefined) {
    return { standing: 'shown', language, endsAt: until, body }
  }
  return {
    standing: 'other_language',
    languages: languages.length > 0 ? languages : Object.keys(bodies),
  }
}
