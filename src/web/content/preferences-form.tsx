import { useId } from 'react'
import { useLocation } from 'react-router'
import { countries, currencies } from '../../contract/countries.ts'
import { locales } from '../../contract/locales.ts'
import { useFormat } from '../locale/use-format.ts'
import { useT } from '../locale/use-t.ts'
import { useUrl } from '../locale/use-url.ts'
import { useVisitor } from '../session/page-state.tsx'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'

/** The three choosers. A plain form on purpose: words and amounts of the whole document change with it. */
export function PreferencesForm() {
  const t = useT()
  const url = useUrl()
  const format = useFormat()
  const visitor = useVisitor()
  const { pathname, search } = useLocation()
  const id = useId()
  const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label)
  return (
    <form method="post" action={url('preferences')} className="flex flex-col gap-4">
      <input type="hidden" name="back" value={pathname + search} />
      <Select
        id={`${id}-language`}
        name="language"
        label={t('common.language')}
        autoComplete="off"
        defaultValue={visitor.locale.code}
        options={locales.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <Select
        id={`${id}-country`}
        name="country"
        label={t('common.country')}
        autoComplete="off"
        defaultValue={visitor.country}
        options={countries
          .map(({ code }) => ({ value: code, label: format.country(code) }))
          .sort(byLabel)}
      />
      <Select
        id={`${id}-currency`}
        name="currency"
        label={t('common.currency')}
        autoComplete="off"
        defaultValue={visitor.currency}
        options={currencies.map((code) => ({
          value: code,
          label: `${code} · ${format.currency(code)}`,
        }))}
      />
      <Button type="submit">{t('common.save')}</Button>
    </form>
  )
}
