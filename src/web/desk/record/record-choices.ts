import { listContents } from '../../../contract/desk/contents.ts'
import type { RecordKind } from '../../../contract/desk/record-kinds.ts'
import { locales } from '../../../contract/locales.ts'
import type { Translate } from '../../locale/word-store.ts'
import { countryOptions, currencyOptions } from '../../ui/form/named-options.ts'
import type { SelectOption } from '../../ui/form/select.tsx'
import type { DeskApi } from '../desk-api.ts'
import { type ChoiceName, choiceNames, fieldsOf } from './record-fields.ts'

/** What can be chosen in a form, for the properties that it has. */
export type Choices = Partial<Record<ChoiceName, readonly SelectOption[]>>

/**
 * Loads what the form of a kind lets staff choose. Names of countries come with the page, because browsers call some of them
 * otherwise than the server does.
 */
export async function loadChoices(
  kind: RecordKind,
  { api, tag, t }: { api: DeskApi; tag: string; t: Translate },
): Promise<Choices> {
  const used = new Set(fieldsOf(kind).map((field) => ('from' in field ? field.from : undefined)))
  const loaders: Record<ChoiceName, () => Promise<readonly SelectOption[]>> = {
    countries: async () => countryOptions(tag),
    'flag-countries': async () => [
      { value: '*', label: t('desk-record.all-others') },
      ...countryOptions(tag),
    ],
    currencies: async () => currencyOptions(tag),
    languages: async () => languageOptions(),
    async campaigns() {
      const { contents } = await api.get(listContents, { query: { kind: 'campaign' } })
      return contents.map(({ slug, title }) => ({ value: slug, label: `${title} · ${slug}` }))
    },
  }
  const loaded = choiceNames
    .filter((name) => used.has(name))
    .map(async (name) => [name, await loaders[name]()] as const)
  return Object.fromEntries(await Promise.all(loaded))
}

/** Returns the site's languages, each by its own name. */
export const languageOptions = (): SelectOption[] =>
  locales.map(({ code, name }) => ({ value: code, label: name }))

/** Returns what can be chosen together with what is chosen already, which may no longer be offered. */
export function withChosen(
  options: readonly SelectOption[],
  chosen: readonly string[],
): readonly SelectOption[] {
  const known = new Set(options.map(({ value }) => value))
  const gone = chosen.filter((value) => !known.has(value))
  return [...options, ...gone.map((value) => ({ value, label: value }))]
}
