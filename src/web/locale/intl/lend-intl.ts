import type { IntlTables } from './intl-tables.ts'
import { type LentFormats, lentFormats } from './lent-formats.ts'

/**
 * Lends a language to a browser that has no data for it, such as Khmer to Chromium: from then on `Intl` formats as on the
 * server. Otherwise it would format as in the browser's own language, and the page would be another one than the server's.
 */
export async function lendIntl(lang: string, version: string): Promise<void> {
  const query = new URLSearchParams({ lang, namespace: 'intl-tables', v: version })
  const response = await fetch(`/api/locales?${query}`)
  if (!response.ok) throw new Error(`status ${response.status}`)
  const tables: IntlTables = await response.json()
  const formats = lentFormats(tables)
  const language = tables.tag.split('-')[0]
  for (const [kind, make] of Object.entries(kinds) as [Kind, keyof LentFormats][]) {
    const own = (locales: unknown, options: unknown): object | undefined => {
      const [first] = Array.isArray(locales) ? locales : [locales]
      if (String(first).split('-')[0] !== language) return undefined
      return (formats[make] as (options: unknown) => object | undefined)(options)
    }
    const lent = new Proxy(Intl[kind] as new (...args: unknown[]) => object, {
      construct: (native, [locales, options]) =>
        own(locales, options) ?? new native(locales, options),
      apply: (native, _, [locales, options]) =>
        own(locales, options) ?? new native(locales, options),
    })
    Object.assign(Intl, { [kind]: lent })
  }
}

const kinds = {
  DateTimeFormat: 'dateTimeFormat',
  NumberFormat: 'numberFormat',
  PluralRules: 'pluralRules',
  DisplayNames: 'displayNames',
  ListFormat: 'listFormat',
  Collator: 'collator',
} as const
type Kind = keyof typeof kinds
