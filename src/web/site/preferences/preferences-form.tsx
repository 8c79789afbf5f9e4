import { useId } from 'react'
import { useLocation } from 'react-router'
import { locales } from '../../../contract/locales.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { useVisitor } from '../../session/page-state/page-state.tsx'
import { Button } from '../../ui/button.tsx'
import { countryOptions, currencyOptions } from '../../ui/form/named-options.ts'
import { LongSelect, Select } from '../../ui/form/select.tsx'

/**
 * Renders the choice of language, country and currency. A plain form on purpose, because text and amounts of the whole
 * document change with it.
 */
export function PreferencesForm() {
  const t = useT()
  const url = useUrl()
  const visitor = useVisitor()
  const { pathname, search } = useLocation()
  const id = useId()
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
      <LongSelect
        id={`${id}-country`}
        name="country"
        label={t('common.country')}
        autoComplete="off"
        defaultValue={visitor.country}
        options={countryOptions(visitor.locale.tag)}
      />
      <LongSelect
        id={`${id}-currency`}
        name="currency"
        label={t('common.currency')}
        autoComplete="off"
        defaultValue={visitor.currency}
        options={currencyOptions(visitor.locale.tag)}
      />
      <Button type="submit">{t('common.save')}</Button>
    </form>
  )
}
