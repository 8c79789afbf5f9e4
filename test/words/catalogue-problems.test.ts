import { describe, expect, it } from 'vitest'
import { catalogueProblems, type Problem } from './catalogue-problems.ts'
import { catalogueOf, otherLanguages } from './catalogues.ts'
import { otherEnds } from './exceptions/ends.ts'
import { listed } from './exceptions/exception.ts'
import { otherNumbers } from './exceptions/numbers.ts'
import { maybeEnglish } from './exceptions/same-as-english.ts'
import { formsOf, visibleText } from './forms-of.ts'
import { textProblems } from './text-problems.ts'

const english = catalogueOf('en')
const all = otherLanguages.flatMap((code) =>
  catalogueProblems(code, catalogueOf(code), english).map((problem) => ({ code, ...problem })),
)
const exceptions = { end: listed(otherEnds), numbers: listed(otherNumbers) }

function isListed({ code, kind, id }: Problem & { code: string }): boolean {
  if (kind === 'english') return maybeEnglish(code, english.get(id) ?? '')
  return kind !== 'text' && kind !== 'holes' && exceptions[kind].has(`${code} ${id}`)
}

it('catalogues are written as their languages are, and say what English says', () => {
  const unlisted = all.filter((problem) => !isListed(problem))
  expect(unlisted.map(({ code, id, says }) => `${code} ${id} ${says}`)).toEqual([])
})

it('every exception is needed', () => {
  for (const kind of ['end', 'numbers'] as const) {
    const needed = new Set(
      all.filter((problem) => problem.kind === kind).map(({ code, id }) => `${code} ${id}`),
    )
    expect([...exceptions[kind]].filter((each) => !needed.has(each))).toEqual([])
  }
})

it('English is written as English is', () => {
  const problems = [...english]
    .filter(([id]) => !id.startsWith('desk'))
    .flatMap(([id, message]) =>
      formsOf(message).flatMap((form) =>
        textProblems('en', visibleText(form)).map((each) => [id, each]),
      ),
    )
  expect(problems).toEqual([])
})

describe('a bad example', () => {
  const problems = (code: string, message: string, original: string) =>
    catalogueProblems(code, new Map([['demo.text', message]]), new Map([['demo.text', original]]))
      .map(({ says }) => says)
      .sort()

  it.each<[string, string, string, string, string[]]>([
    ['right', 'de', 'Ihr Flug um {time}.', 'Your flight at {time}.', []],
    ['a word twice', 'de', 'Ihr Ihr Flug', 'Your flight', ['“Ihr Ihr” is doubled']],
    ['a pronoun twice, rightly', 'fr', 'Vous vous trompez', 'You err', []],
    [
      'a word twice in one plural form',
      'th',
      '{n, plural, one {a a} other {b}}',
      'ab',
      ['“a a” is doubled'],
    ],
    ['two dots', 'ro', 'Contul dvs..', 'Your account.', ['“..” is doubled']],
    ['an ellipsis of dots', 'sv', 'Laddar...', 'Loading.', ['“..” is doubled']],
    ['two spaces', 'it', 'Il  volo', 'The flight', ['has two spaces']],
    [
      'a space at its end',
      'it',
      'Il volo ',
      'The flight',
      ['has a space at the start or end of a line'],
    ],
    [
      'a space before a colon',
      'es',
      'Precio : {price}',
      'Price: {price}',
      ['has a space before punctuation'],
    ],
    [
      'a plain space before a colon',
      'fr',
      'Prix : {price}',
      'Price: {price}',
      ['lacks a no-break space beside « » : ; ? or !'],
    ],
    ['a no-break space before a colon, rightly', 'fr', 'Prix\u00A0: 14:00', 'Price: 14:00', []],
    ['a straight apostrophe', 'uk', "Ваше ім''я", 'Your name', ["has ' instead of one of «»’"]],
    ['English quotation marks', 'cs', '“Let”', '“Flight”', ['has ” instead of one of „“']],
    ['a Latin letter in a Cyrillic word', 'ru', 'Рейc', 'Flight', ['“Рейc” mixes two scripts']],
    [
      'another script',
      'hr',
      'Лет',
      'Flight',
      ['has Л of another script', 'has е of another script', 'has т of another script'],
    ],
    ['a name in its own script, rightly', 'ja', 'Sojournの便', 'Sojourn’s flight', []],
    ['another number', 'pl', 'Do 14 dni', 'Up to 15 days', ['has 14', 'lacks 15']],
    ['a number in digits, rightly', 'ja', '6桁', 'Six digits', []],
    ['thousands separated as the language does', 'de', '1.000 Flüge', '1,000 flights', []],
    [
      'no stop',
      'nl',
      'Uw vlucht is geboekt',
      'Your flight is booked.',
      ['ends with nothing instead of .'],
    ],
    ['its own stop, rightly', 'hi', 'उड़ान बुक हुई।', 'Your flight is booked.', []],
    [
      'a Latin stop',
      'zh',
      '航班已预订.',
      'Your flight is booked.',
      ['ends with a “.” instead of .'],
    ],
    ['no stop in Thai, rightly', 'th', 'จองแล้ว', 'Your flight is booked.', []],
    ['an abbreviation, rightly', 'ro', 'Contul dvs.', 'Your account', []],
    ['English left', 'el', 'Your flight', 'Your flight', ['is English: Your flight']],
    [
      'a city lost in one form',
      'cs',
      '{n, plural, one {Let do {city}} other {# lety}}',
      '{n, plural, one {# flight to {city}} other {# flights to {city}}}',
      ['lacks {city} in one of its forms'],
    ],
    ['nothing but placeholders, rightly', 'el', '{a}, {b}', '{a}, {b}', []],
  ])('%s', (_, code, message, original, says) => {
    expect(problems(code, message, original)).toEqual(says)
  })
})
