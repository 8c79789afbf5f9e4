import { useT } from '../../../locale/language.ts'
import type { CountryOptions } from '../../../traveller/country-options.server.ts'
import { NamesInOrder } from '../../../traveller/names-in-order.tsx'
import { Disclosure } from '../../../ui/page/disclosure.tsx'
import { nameSamples, sampleCountries } from './name-samples.ts'

/** Renders examples of how a country's passport names are entered (S3.26). */
export function NameHelp({ country, options }: { country: string; options: CountryOptions }) {
  const t = useT()
  const shown = sampleCountries.includes(country) ? country : 'US'
  const name = options.countries.find((each) => each.value === shown)?.label ?? shown
  return (
    <Disclosure summary={<span className="text-xs text-sea">{t('flight-book.samples')}</span>}>
      <p className="mb-3 text-xs text-ink-soft">
        {t('flight-book.samples-lead', { country: name })}
      </p>
      <ul className="grid gap-2">
        {nameSamples(shown).map((sample) => (
          <li key={sample.passport} className="rounded-sm bg-sunk p-3 text-xs">
            <p className="font-medium">{t(`flight-book.kind-${sample.kind}`)}</p>
            <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3">
              <dt className="text-ink-soft">{t('flight-book.sample-passport')}</dt>
              <dd>{sample.passport}</dd>
              <NamesInOrder
                given={<Field label={t('flight-book.field-givenName')} value={sample.givenName} />}
                surname={<Field label={t('flight-book.field-surname')} value={sample.surname} />}
              />
            </dl>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

const Field = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt className="text-ink-soft">{label}</dt>
    <dd>{value}</dd>
  </>
)
