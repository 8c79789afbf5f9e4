import { describe, expect, it } from 'vitest'
import {
  cutTicketName,
  isTooLongForTicket,
  refusedOnTicket,
  ticketName,
  ticketNameLimit,
  ticketNameProblem,
  wholeTicketName,
} from './ticket-name.ts'

describe('names in the format of tickets', () => {
  it.each([
    ['Mei Ling', 'MEI LING'],
    ['Müller', 'MUELLER'],
    ['Nguyễn Thị', 'NGUYEN THI'],
    ['Đặng', 'DANG'],
    ["O'Connor-Smith", 'OCONNOR SMITH'],
    ['  José  María ', 'JOSE MARIA'],
    ['Strauß', 'STRAUSS'],
    ['Łukasz', 'LUKASZ'],
    ['Ågård', 'AAGAARD'],
    ['İpek Işıl', 'IPEK ISIL'],
    ['O‘Brien', 'OBRIEN'],
    ['O′Brien', 'OBRIEN'],
    ['O＇Brien', 'OBRIEN'],
    ['O´Brien', 'OBRIEN'],
    ['Anne‑Marie', 'ANNE MARIE'],
    ['Anne−Marie', 'ANNE MARIE'],
    ['Anne—Marie', 'ANNE MARIE'],
    ['Anna\u200b', 'ANNA'],
    ['Anna\u200e', 'ANNA'],
    ['An\u00adna', 'ANNA'],
    ['\u2060Anna', 'ANNA'],
    ['ＴＡＲＯ ＹＡＭＡＤＡ', 'TARO YAMADA'],
    ['ＴＡＲＯ　ＹＡＭＡＤＡ', 'TARO YAMADA'],
    ['Gal·la', 'GALLA'],
    ['Gaŀla', 'GALLA'],
    ['GAL·LA', 'GALLA'],
    ['Buħaġiar', 'BUHAGIAR'],
    ['Əliyeva', 'ELIYEVA'],
    ['van Ĳssel', 'VAN IJSSEL'],
    ['Mª Carmen', 'MA CARMEN'],
    ['KUMAR A/L RAJU', 'KUMAR AL RAJU'],
    ['Devi a/p Raju', 'DEVI AP RAJU'],
    ['A/L Raju', 'AL RAJU'],
    ['TAN AH KOW @ TAN AH BENG', 'TAN AH KOW TAN AH BENG'],
    ['Abdullah@Dollah', 'ABDULLAH DOLLAH'],
    ['Smith, Jr.', 'SMITH JR'],
    ['mei@example.com', undefined],
    ['Smith/Jones', undefined],
    ['สมชาย', undefined],
    ['김민준', undefined],
    ['R2D2', undefined],
  ])('%s becomes %s', (name, printed) => {
    expect(ticketName(name)).toBe(printed)
  })

  it.each([
    ['Mr John', 'NAME_TITLE'],
    ['mrs. Mei Ling', 'NAME_TITLE'],
    ['Mei Ling MS', 'NAME_TITLE'],
    ['Dr-Anna', 'NAME_TITLE'],
    ['Anna Prof.', 'NAME_TITLE'],
    ['Dr', undefined],
    ['Ms', undefined],
    ['Drew', undefined],
    ['Missy Mr Lee', undefined],
    ['Mrinal', undefined],
    ['', 'REQUIRED'],
    ['美玲', 'NAME_LETTERS'],
  ])('%j as a name: %s', (name, problem) => {
    expect(ticketNameProblem(name)).toBe(problem)
  })
})

it.each([
  ['R2D2', '2'],
  ['Smith 3rd', '3'],
  ['Anna ⟨Annie⟩', '⟨'],
  ['Smith/Jones', '/'],
  ['Anna สมชาย', 'ส'],
  ['Mei 🎉', '🎉'],
  ['Buħaġiar', undefined],
])('of %j the first character that no ticket shows is %j', (typed, character) => {
  expect(refusedOnTicket(typed)).toBe(character)
})

describe('a name that is too long for a ticket', () => {
  const cases = [
    {
      named: {
        givenName: 'Maria de los Ángeles Guadalupe Concepción',
        surname: 'Fernández de Córdoba',
        title: 'mrs',
      },
      printed: 'FERNANDEZ DE CORDOBA/MARIA DE LOS ANGELES GUADALUPE MRS',
    },
    {
      named: { givenName: 'M'.repeat(60), surname: 'Tan', title: 'ms' },
      printed: `TAN/${'M'.repeat(50)} MS`,
    },
    {
      named: { givenName: 'Mei Ling', surname: 'N'.repeat(80), title: 'ms' },
      printed: `${'N'.repeat(52)}/M MS`,
    },
    {
      named: { givenName: 'Mei Ling', surname: 'N'.repeat(80), title: '' },
      printed: `${'N'.repeat(55)}/M`,
    },
  ]

  it.each(cases)('is cut as airlines do: $printed', ({ named, printed }) => {
    expect(isTooLongForTicket(named)).toBe(true)
    const cut = { ...named, ...cutTicketName(named) }
    expect(wholeTicketName(cut)).toBe(printed)
    expect(printed.length).toBeLessThanOrEqual(ticketNameLimit)
    expect(isTooLongForTicket(cut)).toBe(false)
  })

  it('leaves a name that fits as it is', () => {
    const named = { givenName: 'Mei Ling', surname: 'Tan', title: 'ms' }
    expect(isTooLongForTicket(named)).toBe(false)
    expect(cutTicketName(named)).toEqual({ givenName: 'MEI LING', surname: 'TAN' })
    expect(wholeTicketName(named)).toBe('TAN/MEI LING MS')
  })
})
