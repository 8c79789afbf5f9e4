import { expect, it } from 'vitest'
import { catalogueOf, otherLanguages } from './catalogues.ts'
import { listed } from './exceptions/exception.ts'
import { sharedTexts } from './exceptions/shared-texts.ts'
import { synonyms } from './exceptions/synonyms.ts'
import { variedTexts } from './exceptions/varied-texts.ts'
import { textsConfused, textsShared, textsVaried } from './repeated-texts.ts'

const english = catalogueOf('en')
const excused = listed(variedTexts)

const varied = (code: string, isExcused: (id: string) => boolean) =>
  textsVaried(catalogueOf(code), english, isExcused)

const allowedIn = (code: string) =>
  sharedTexts.filter((each) => each.in.split(' ').includes(code)).map((each) => each.english)

const sharedIn = new Map(
  otherLanguages.map((code) => [code, textsShared(catalogueOf(code), english)]),
)

const confused = (code: string, allowed: readonly (readonly string[])[]) =>
  textsConfused(sharedIn.get(code) ?? new Map(), allowed)

it('one English text has one translation', () => {
  const unlisted = otherLanguages.flatMap((code) =>
    [...varied(code, (id) => excused.has(`${code} ${id}`))].map(
      ([text, translations]) => `${code} “${text}”: ${translations.join(' | ')}`,
    ),
  )
  expect(unlisted).toEqual([])
})

it('every exception from one translation is needed', () => {
  const variedIn = new Map(otherLanguages.map((code) => [code, varied(code, () => false)]))
  const unneeded = variedTexts.flatMap(({ ids, in: codes }) => {
    const texts = [...new Set(ids.map((id) => english.get(id) ?? `no message ${id}`))]
    return codes
      .split(' ')
      .filter((code) => texts.length > 1 || !variedIn.get(code)?.has(texts[0] ?? ''))
      .map((code) => `${code} ${texts.join(' | ')}`)
  })
  expect(unneeded).toEqual([])
})

it('one translation stands for one English text', () => {
  const unlisted = otherLanguages.flatMap((code) =>
    [...confused(code, [...synonyms, ...allowedIn(code)])].map(
      ([message, texts]) => `${code} “${message}”: ${texts.join(' | ')}`,
    ),
  )
  expect(unlisted).toEqual([])
})

it('every exception from one English text is needed', () => {
  const texts = new Set(english.values())
  const lists = [...synonyms, ...sharedTexts.map((each) => each.english)]
  expect(lists.flat().filter((text) => !texts.has(text))).toEqual([])

  const unneeded = otherLanguages.flatMap((code) => {
    const own = allowedIn(code)
    return own
      .filter(
        (list) => confused(code, [...synonyms, ...own.filter((each) => each !== list)]).size === 0,
      )
      .map((list) => `${code} ${list.join(' | ')}`)
  })
  expect(unneeded).toEqual([])
  const unused = synonyms.filter((list) => {
    const others = synonyms.filter((each) => each !== list)
    return otherLanguages.every(
      (code) => confused(code, [...others, ...allowedIn(code)]).size === 0,
    )
  })
  expect(unused).toEqual([])
})

const catalogue = (...messages: readonly string[]) =>
  new Map(messages.map((message, index) => [`demo.${index}`, message]))

it('another translation of an English text is found, unless its message is excused', () => {
  const [own, source] = [catalogue('Zahlen', 'Bezahlen', 'Zurück'), catalogue('Pay', 'Pay', 'Back')]
  expect([...textsVaried(own, source, () => false)]).toEqual([['Pay', ['Zahlen', 'Bezahlen']]])
  expect(textsVaried(own, source, (id) => id === 'demo.1').size).toBe(0)
})

it('a translation of two English texts is found, unless they are allowed', () => {
  const own = catalogue('Storno', 'Storno', 'Storno')
  const source = catalogue('Refund', 'Cancel', 'Your refunds.')
  const shared = textsShared(own, source)
  expect([...textsConfused(shared, [])]).toEqual([['Storno', ['Your refunds.', 'Cancel']]])
  expect(textsConfused(shared, [['Cancel', 'Change']]).size).toBe(1)
  expect(textsConfused(shared, [['Cancel', 'Refund']]).size).toBe(0)
})
