import type { Visibility } from '../../contract/content/content-version.ts'
import { defaultLocale } from '../../contract/default-locale.ts'

/** Whom and when a document is shown to. */
export interface Visitor {
  country: string
  /** Code of a locale. */
  lang: string
  /** Whether they get it in any language, rather than nothing, if it's neither in theirs nor in English. */
  readsAny?: boolean
}

/** What a visitor gets of a document: a body in a language, or why there is none. */
export type Seen<Body> =
  | { standing: 'shown'; language: string; listedIn: string; endsAt: string | null; body: Body }
  | { standing: 'not_started'; startsAt: string }
  | { standing: 'ended' }
  | { standing: 'other_country' }
  | { standing: 'other_language'; languages: string[] }

/** Returns what a text says to a visitor: in their language, otherwise in English, otherwise in any if they read any. */
export function textFor<Body>(
  bodies: Readonly<Record<string, Body>>,
  { lang, readsAny = false }: Pick<Visitor, 'lang' | 'readsAny'>,
): { language: string; body: Body } | undefined {
  for (const language of [lang, defaultLocale, ...(readsAny ? Object.keys(bodies) : [])]) {
    const body = bodies[language]
    if (body !== undefined) return { language, body }
  }
  return undefined
}

/** Returns what a visitor sees of a version at a time. Where it isn't written in their language, it's English. */
export function seenBy<Body>(
  { visibility, bodies }: { visibility: Visibility; bodies: Readonly<Record<string, Body>> },
  { country, ...reader }: Visitor,
  now: number,
): Seen<Body> {
  const { countries, languages, from, until } = visibility
  if (until !== null && Date.parse(until) <= now) return { standing: 'ended' }
  if (from !== null && now < Date.parse(from)) return { standing: 'not_started', startsAt: from }
  if (countries.length > 0 && !countries.includes(country)) return { standing: 'other_country' }
  const isFor = languages.length === 0 || languages.includes(reader.lang)
  const text = isFor ? textFor(bodies, reader) : undefined
  if (text) {
    const listedIn = languages.includes(text.language) ? text.language : languages[0]
    return { standing: 'shown', endsAt: until, listedIn: listedIn ?? text.language, ...text }
  }
  return {
    standing: 'other_language',
    languages: languages.length > 0 ? languages : Object.keys(bodies),
  }
}
