import { type CountryCode, isPossiblePhoneNumber } from 'libphonenumber-js'
import { describe, expect, it } from 'vitest'
import { ticketName } from '../../../../contract/flight/ticket-name.ts'
import { documentNumberProblem } from '../../../../contract/traveller/travel-documents.ts'
import { placeholderCountries, placeholdersOf } from '../../../traveller/placeholders.ts'
import {
  type NameKind,
  type NameSample,
  nameKinds,
  nameSamples,
  sampleCountries,
} from './name-samples.ts'

const samples = sampleCountries.flatMap(nameSamples)
const count = (name: string) => name.split(' ').length

/** Whether a sample is of its kind; `passport` is as printed. */
const isOfKind: Record<NameKind, (sample: NameSample) => boolean> = {
  name_with_surname: ({ givenName, surname }) => count(surname) === 1 && givenName !== surname,
  name_with_two_word_surname: ({ passport, surname }) =>
    count(surname) === 2 || /^(OUYANG|NAMGUNG) /.test(passport),
  single_name: ({ passport, givenName, surname }) => count(passport) === 1 && givenName === surname,
  name_with_suffix: ({ surname }) => / (JR|SR|II|III|IV)$/.test(surname),
  name_with_length: ({ givenName, surname }) => givenName.length + surname.length >= 25,
  name_with_two_words: ({ givenName, surname }) => count(givenName) + count(surname) >= 2,
  two_word_first_name_single: ({ givenName, surname }) =>
    count(givenName) === 2 && givenName === surname,
  surnames_with_more_words: ({ surname }) => count(surname) >= 3,
  name_with_special_characters: ({ passport }) => /[^A-Z ]/.test(passport),
  name_with_former_surname: ({ passport, givenName, surname }) =>
    count(passport.replace(/[(),]/g, '')) > count(givenName) + 1 || count(surname) > 1,
  name_with_two_given_names: ({ givenName }) => count(givenName) >= 2,
}

describe('sample names (S3.26, S3.27)', () => {
  it('exist for the eighteen countries of the specification', () => {
    const wanted = 'US ID CN TW JP KR PH TH VN MY IN FR DE ES RU BD PT HK'.split(' ')
    expect(new Set(sampleCountries)).toEqual(new Set(wanted))
  })

  it('show every kind of name at least once', () => {
    const shown = new Set(sampleCountries.flatMap(nameSamples).map((each) => each.kind))
    expect([...nameKinds].filter((kind) => !shown.has(kind))).toEqual([])
  })

  it('are entered as a ticket prints them', () => {
    for (const sample of samples) {
      expect(ticketName(sample.givenName)).toBe(sample.givenName)
      expect(ticketName(sample.surname)).toBe(sample.surname)
    }
  })

  it.each(samples.map((sample) => [sample.passport, sample] as const))(
    '%s: the form has exactly the words of the passport',
    (passport, { givenName, surname }) => {
      const typed = new Set(`${givenName} ${surname}`.split(' '))
      // Passports print umlauts as two letters; other diacritics are dropped.
      const spelled = passport.replace(/[ÄÖÜ]/g, (letter) => `${letter}E`)
      const plain = spelled.normalize('NFD').replace(/\p{M}/gu, '').replaceAll("'", '')
      const words: string[] = plain.replace(/[-,]/g, ' ').match(/[A-Z]+/g) ?? []
      // A maiden or former surname, in brackets or after an abbreviation, isn't part of the name on the ticket.
      const former = /\(|ép\./.test(passport)
      expect([...typed].filter((word) => !words.includes(word))).toEqual([])
      if (!former) expect(words.filter((word) => !typed.has(word))).toEqual([])
    },
  )

  it.each(samples.map((sample) => [sample.kind, sample.passport, sample] as const))(
    '%s describes %s',
    (kind, _, sample) => expect(isOfKind[kind](sample)).toBe(true),
  )

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

  it('cover the nine fields, with a fallback for countries without any', () => {
    for (const country of placeholderCountries) {
      expect(Object.keys(placeholdersOf(country)).toSorted()).toEqual(nine.toSorted())
      expect(Object.values(placeholdersOf(country)).every(Boolean)).toBe(true)
    }
    expect(placeholdersOf('ZW')).toEqual(placeholdersOf('US'))
  })

  it.each([...placeholderCountries])('of %s pass the form’s own checks', (country) => {
    const shown = placeholdersOf(country)
    expect(isPossiblePhoneNumber(shown.mobile, country as CountryCode)).toBe(true)
    expect(ticketName(shown.firstname)).toBe(shown.firstname)
    expect(ticketName(shown.lastname)).toBe(shown.lastname)
    expect(shown.passportnumber).toMatch(/^[A-Z0-9]{6,9}$/)
    expect(documentNumberProblem('id_card', shown.idcard)).toBeUndefined()
    expect([shown.passportcountry, shown.idcardcountry]).toEqual([country, country])
    expect(shown.passportexpiry).toMatch(/^20\d\d-\d\d-\d\d$/)
  })
})
