import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useT, useUrl } from '../../locale/language.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CountryFlag } from './country-flag.tsx'
import { findCountries, longestCountrySearch, type NamedCountry } from './find-countries.ts'

interface CountryChoiceProps {
  /** All countries, in the order of the page's language. */
  countries: readonly NamedCountry[]
  /** Codes of the nearest ones, nearest first. */
  nearest: readonly string[]
  /** What the page's address searches for. */
  q: string
}

/**
 * Renders countries to choose from, and a search that narrows them down: while typing, and without scripts by its button. Each
 * country is a button that stores it and leads home. With scripts, Enter in the search leads to the first country.
 */
export function CountryChoice({ countries, nearest, q }: CountryChoiceProps) {
  const t = useT()
  const url = useUrl()
  const field = useRef<HTMLInputElement>(null)
  const choice = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(q)
  // Something may have been typed before the scripts ran.
  useEffect(() => setTyped(field.current?.value ?? ''), [])
  const found = findCountries(countries, typed)
  const isWhole = found === countries
  const near = nearest.flatMap((code) => countries.filter((each) => each.code === code))
  const goToFirst = (event: FormEvent) => {
    event.preventDefault()
    choice.current?.querySelector('button')?.focus()
  }
  const showAll = (event: MouseEvent) => {
    event.preventDefault()
    setTyped('')
    if (!field.current) return
    field.current.value = ''
    field.current.focus()
  }
  return (
    <>
      <search>
        <form onSubmit={goToFirst} className="flex max-w-xl items-end gap-2">
          <TextField
            ref={field}
            name="q"
            type="search"
            label={
              <>
                {t('country.search')}
                <span className="block font-normal">{t('country.search-hint')}</span>
              </>
            }
            maxLength={longestCountrySearch}
            autoComplete="off"
            defaultValue={q}
            onChange={(event) => setTyped(event.target.value)}
            className="flex-1"
          />
          <Button type="submit" variant="secondary" className="min-h-12">
            {t('country.find')}
          </Button>
        </form>
      </search>
      <div className="mt-4 flex min-h-6 flex-wrap gap-x-3 text-sm">
        <p role="status" className="text-ink-soft">
          {found.length > 0 ? t('country.found', { count: found.length }) : t('country.none')}
        </p>
        {!isWhole && (
          <TextLink to={url('choose-country')} onClick={showAll}>
            {t('country.all')}
          </TextLink>
        )}
      </div>
      <form ref={choice} method="post" action={url('preferences')}>
        <input type="hidden" name="back" value={url('')} />
        {isWhole && near.length > 0 && (
          <Group title={t('country.near')}>
            <CountryButtons countries={near} />
          </Group>
        )}
        {isWhole ? (
          <Group title={t(near.length > 0 ? 'country.others' : 'country.all')}>
            <CountryButtons countries={countries.filter((each) => !near.includes(each))} />
          </Group>
        ) : (
          <div className="mt-4">
            <CountryButtons countries={found} />
          </div>
        )}
      </form>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="mb-2 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

function CountryButtons({ countries }: { countries: readonly NamedCountry[] }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {countries.map(({ code, name }) => (
        <li key={code}>
          <button
            type="submit"
            name="country"
            value={code}
            className="flex size-full min-h-12 items-center gap-3 rounded border border-line bg-surface px-3 py-2 text-start hover:border-ink hover:bg-sunk"
          >
            <CountryFlag code={code} />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
