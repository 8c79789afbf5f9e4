import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import { money } from '../../../contract/money.ts'
import { ActForms } from './act-form.tsx'
import type { RefusedAct } from './answer-order-act.ts'
import { ContactForms } from './change-forms.tsx'
import { NameForms } from './name-forms.tsx'
import type { OrderActName } from './order-act-names.ts'

const lars = { title: 'mr', givenName: 'LARS', surname: 'HOLM' }
const contact = { email: 'lars@traveller.example', phone: '+6591230001' }

const seenOrder = (changes: object[] = []) =>
  ({
    order: {
      items: [{ id: 'one', state: 'confirmed', travellers: [{ ...lars, type: 'adult' }] }],
      paid: money(100, 'MYR'),
      refunded: money(0, 'MYR'),
      contact,
    },
    reservations: [],
    changes,
  }) as unknown as DeskOrder

const show = (act: OrderActName, typed: Record<string, string>, changes: object[] = []) => {
  const target = act === 'correct-name' ? 'one_0' : ''
  const refused: RefusedAct = { act, target, typed, wrong: [], code: null, amount: null }
  const seen = seenOrder(changes)
  return renderPage(
    <ActForms value={{ roles: ['support'], rendering: 'r', refused }}>
      {act === 'correct-name' ? <NameForms seen={seen} /> : <ContactForms seen={seen} />}
    </ActForms>,
  )
}

const read = (details: Record<string, string>) =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [`seen.${name}`, value]))
const answer = { answer: 'agreed', answerNote: 'Agent Lee', why: 'as agreed' }
const valueIn = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ??
  new RegExp(`<input[^>]*value="([^"]*)"[^>]*name="${name}"`).exec(html)?.[1]

it('asks about a name that is still as it was read, and says what the supplier answered', () => {
  const { text, html } = show('correct-name', {
    ...lars,
    surname: 'HOLMM',
    ...answer,
    ...read(lars),
  })
  expect(text).toContain('Is this right?')
  expect(text).toContain('HOLM → HOLMM')
  expect(text).toContain('The supplier agrees to the correction: Agent Lee')
  expect(valueIn(html, 'seen.givenName')).toBe('LARS')
})

it('shows what a colleague corrected meanwhile in place of the question, and keeps both', () => {
  const older = { ...lars, givenName: 'LASSE' }
  const typed = { ...older, surname: 'HOLMM', ...answer, ...read(older) }
  const { text, html } = show('correct-name', typed)
  expect(text).not.toContain('Is this right?')
  expect(text).toContain('Somebody changed this after you opened the page')
  expect(text).toContain('LASSE → LARS')
  expect(valueIn(html, 'givenName')).toBe('LARS')
  expect(valueIn(html, 'surname')).toBe('HOLMM')
  expect(valueIn(html, 'seen.givenName')).toBe('LARS')
})

it('does the same with a phone number', () => {
  const older = { ...contact, phone: '+6591230000' }
  const typed = { ...older, email: 'new@traveller.example', why: 'typo', ...read(older) }
  const { text, html } = show('change-contact', typed)
  expect(text).toContain('+6591230000 → +6591230001')
  expect(valueIn(html, 'phone')).toBe('+6591230001')
  expect(valueIn(html, 'email')).toBe('new@traveller.example')
})

it('doesn’t ask about a name that is the same as before', () => {
  const { text } = show('correct-name', { ...lars, ...answer, ...read(lars) })
  expect(text).not.toContain('Is this right?')
  expect(text).toContain('This is the same as before. Change at least one field.')
})

it('says that a second person has to approve when several small corrections make a large one', () => {
  const alone = {
    state: 'approved',
    kind: 'name',
    names: { before: { ...lars, givenName: 'LUIS' }, after: lars },
    decidedBy: null,
  }
  const typed = { ...lars, givenName: 'LARA', surname: 'HULK', ...answer, ...read(lars) }
  expect(show('correct-name', typed).text).toContain('Is this right?')
  const { text } = show('correct-name', typed, [alone])
  expect(text).toContain('Ask for approval of this change?')
  const approved = { ...alone, decidedBy: { id: 'a', name: 'Ada' } }
  expect(show('correct-name', typed, [approved]).text).toContain('Is this right?')
})
