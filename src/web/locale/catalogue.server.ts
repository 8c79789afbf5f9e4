import type { I18n, Messages } from '@lingui/core'
import { defaultLocale, type Locale } from '../../contract/locales.ts'
import { makeI18n } from './word-store.ts'

const files = import.meta.glob<Messages>('/locale/*/*.json', { import: 'default' })

/** All words of one language, English where it has none of its own, and each namespace ready to be sent. */
export interface Catalogue {
  i18n: I18n
  namespaces: ReadonlySet<string>
  words(namespace: string): Messages
  json(namespace: string): string
}

const catalogues = new Map<string, Promise<Catalogue>>()

export function catalogueOf(locale: Locale): Promise<Catalogue> {
  const known = catalogues.get(locale.code)
  if (known) return known
  const made = load(locale)
  if (import.meta.env.PROD) catalogues.set(locale.code, made)
  return made
}

async function load(locale: Locale): Promise<Catalogue> {
  const byNamespace = new Map<string, Messages>()
  for (const language of new Set([defaultLocale, locale.code])) {
    for (const [path, read] of Object.entries(files)) {
      const [, , folder, file = ''] = path.split('/')
      if (folder !== language) continue
      const namespace = file.slice(0, -'.json'.length)
      byNamespace.set(namespace, { ...byNamespace.get(namespace), ...(await read()) })
    }
  }
  const json = new Map(
    [...byNamespace].map(([namespace, words]) => [
      namespace,
      JSON.stringify(words).replaceAll('<', '\\u003c'),
    ]),
  )
  return {
    i18n: makeI18n(locale.tag, Object.assign({}, ...byNamespace.values())),
    namespaces: new Set(byNamespace.keys()),
    words: (namespace) => byNamespace.get(namespace) ?? {},
    json: (namespace) => json.get(namespace) ?? '{}',
  }
}
