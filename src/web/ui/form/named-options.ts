import { countries, currencies } from '../../../contract/countries.ts'
import { countryName, currencyName } from '../../../contract/words/format.ts'
import type { SelectOption } from './select.tsx'

const memory = new Map<string, SelectOption[]>()

function once(key: string, make: () => SelectOption[]): SelectOption[] {
  const known = memory.get(key) ?? make()
  memory.set(key, known)
  return known
}

/** Returns countries with their names in a language, in that language's order. */
export const countryOptions = (tag: string): SelectOption[] =>
  once(`country ${tag}`, () => {
    const { compare } = new Intl.Collator(tag)
    return countries
      .map(({ code }) => ({ value: code, label: countryName(code, tag) }))
      .sort((a, b) => compare(a.label, b.label))
  })

/** Returns currencies by code, with their names in a language. */
export const currencyOptions = (tag: string): SelectOption[] =>
  once(`currency ${tag}`, () =>
    currencies.map((code) => ({ value: code, label: `${code} · ${currencyName(code, tag)}` })),
  )
