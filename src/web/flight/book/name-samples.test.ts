import { describe, expect, it } from 'vitest'
import { ticketName } from '../../../contract/passenger-rules.ts'
import { nameKinds, nameSamples, sampleCountries } from './name-samples.ts'
import { placeholderCountries, placeholdersOf } from './placeholders.ts'

describe('sample names (S3.26, S3.27)', () => {
  it('exist for the eighteen countries of the specification', () => {
    const wanted = 'US ID CN TW JP KR PH TH VN MY IN FR DE ES RU BD PT HK'.split(' ')
    expect(new Set(sampleCountries)).toEqual(new Set(wanted))
  })

  it('show every kind of name at least once', () => {
    const shown = new Set(sampleCountries.flatMap(nameSamples).map((each) => each.kind))
    expect([...nameKinds].filter((kind) => !shown.has(kind))).toEqual([])
  })

  it('are written into the form as a ticket prints them', () => {
    for (const sample of sampleCountries.flatMap(nameSamples)) {
      expect(ticketName(sample.givenName)).toBe(sample.givenName)
      expect(ticketName(sample.surname)).toBe(sample.surname)
    }
  })

  it('repeat a single name in both fields', () => {
    const single = nameSamples('ID').find((each) => each.kind === 'single_name')
    expect(single?.givenName).toBe(single?.surname)
  })
})

describe('placeholders (S3.28)', () => {
  const nine =
    'firstname lastname mobile idcard passportnumber passportexpiry passportcountry idcardexpiry idcardcountry'.split(
      ' ',
    )

  it('exist for seventeen countries, Cambodia among them', () => {
    expect(placeholderCountries).toHaveLength(17)
    expect(placeholderCountries).toContain('KH')
  })

  it('fill the nine fields, and fall back where a country has none', () => {
    for (const country of placeholderCountries) {
      expect(Object.keys(placeholdersOf(country)).toSorted()).toEqual(nine.toSorted())
      expect(Object.values(placeholdersOf(country)).every(Boolean)).toBe(true)
    }
    expect(placeholdersOf('ZW')).toEqual(placeholdersOf('US'))
  })
})
