import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { wordsOf } from '../../server/platform/words.ts'
import { cardPage, challengePage, type PageParts } from './page-html.ts'
import { pageScript } from './page-script.ts'

const parts: PageParts = {
  say: wordsOf('gateway', 'en'),
  session: { id: 's1', description: 'B3MAHA', amount: 89_046 } as PageParts['session'],
  amount: 'USD 890.46',
}

test('the form names merchant, order and amount, and folds its test cards', () => {
  const html = cardPage(parts)
  for (const shown of ['Sojourn, order B3MAHA', 'USD 890.46', 'Card number', 'No real money']) {
    expect(html).toContain(shown)
  }
  expect(html).toContain('<details><summary>Test cards')
  expect(html).toContain('3782 822463 10005')
})

test('a card that isn’t a test card opens the list of those that are, beside its error', () => {
  const html = cardPage(parts, {}, { number: 'card_not_a_test_card' })
  expect(html).toContain('<details open><summary>Test cards')
  expect(html).toMatch(
    /id="number"[^>]*aria-invalid="true">\s*<span id="number-note" class="problem">/,
  )
})

test('the bank’s page says who asks for how much, from which card', () => {
  const html = challengePage({ ...parts, session: { ...parts.session, card: '3155' } })
  for (const shown of ['Sojourn, order B3MAHA', 'USD 890.46', '•••• 3155']) {
    expect(html).toContain(shown)
  }
  // The gateway's own header isn't there: banks have pages of their own.
  expect(html).not.toContain('Sandbox Pay</strong>')
  expect(html.match(/<button/g)).toHaveLength(2)
})

/** A field as far as the page's script uses it. */
function fieldOf() {
  const heard: (() => void)[] = []
  const field = {
    value: '',
    selectionStart: 0,
    addEventListener: (_: string, listener: (event: unknown) => void) =>
      heard.push(() => listener({ inputType: 'insertText' })),
    setSelectionRange: (start: number) => {
      field.selectionStart = start
    },
  }
  const type = (value: string, caret = value.length) => {
    Object.assign(field, { value, selectionStart: caret })
    for (const each of heard) each()
  }
  return { field, type }
}

test.each([
  ['4242424242424242', '4242 4242 4242 4242', 'visa'],
  ['5555555555554444', '5555 5555 5555 4444', 'mastercard'],
  ['378282246310005', '3782 822463 10005', 'amex'],
  ['3566002020360505', '3566 0020 2036 0505', 'jcb'],
])('%s is grouped as on the card, and only its brand stays bright', (typed, shown, brand) => {
  const [number, expiry] = [fieldOf(), fieldOf()]
  const others = new Set<string>()
  const marks = ['visa', 'mastercard', 'amex', 'jcb'].map((id) => ({
    dataset: { brand: id },
    classList: { toggle: (_: string, on: boolean) => (on ? others.add(id) : others.delete(id)) },
  }))
  const document = {
    getElementById: (id: string) => (id === 'number' ? number.field : expiry.field),
    querySelectorAll: () => marks,
  }
  runInNewContext(pageScript, { document })
  number.type(typed)
  expect(number.field.value).toBe(shown)
  expect([...others].includes(brand)).toBe(false)
  expect(others.size).toBe(3)
  number.type(shown.replace(' ', ' 9'), 6)
  expect(number.field.selectionStart).toBe(6)
  expiry.type('12')
  expect(expiry.field.value).toBe('12/')
})
