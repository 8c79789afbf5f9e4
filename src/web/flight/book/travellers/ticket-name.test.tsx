import { expect, test } from 'vitest'
import { renderPage } from '../../../../../test/support/page/render-page.tsx'
import { TicketName } from './ticket-name.tsx'

const read = (givenName: string, surname: string) =>
  renderPage(
    <TicketName index={0} passenger={{ givenName, surname, title: 'mr' }} onFilledIn={() => {}} />,
  ).text.trim()

test('the form shows the name that will be on the ticket', () => {
  expect(read('Kumar A/L Raju', 'O‘Brien')).toBe('On the ticket: OBRIEN/KUMAR AL RAJU MR')
})

test('a name that is too long is shown as airlines shorten it', () => {
  const text = read('Maria de los Ángeles Guadalupe Concepción', 'Fernández de Córdoba')
  expect(text).toContain('shorten it to: FERNANDEZ DE CORDOBA/MARIA DE LOS ANGELES GUADALUPE MR')
})

test('nothing is shown for a name that no ticket can have', () => {
  expect(read('美玲', 'Tan')).toBe('')
})
