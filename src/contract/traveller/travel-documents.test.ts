import { expect, test } from 'vitest'
import {
  documentExpiryProblem,
  documentNumberProblem,
  documentOf,
  strictestOf,
} from './travel-documents.ts'

test.each([
  ['none', '', undefined],
  ['none', 'passport', undefined],
  ['id_card', '', 'id_card'],
  ['id_card', 'id_card', 'id_card'],
  ['id_card', 'passport', 'passport'],
  ['passport', '', 'passport'],
  ['passport', 'id_card', 'passport'],
] as const)('flights that need %s, with %j chosen, take: %s', (needed, chosen, document) => {
  expect(documentOf(needed, chosen)).toBe(document)
})

test.each([
  [[], 'none'],
  [['none', 'id_card'], 'id_card'],
  [['passport', 'id_card', 'none'], 'passport'],
] as const)('flights that need %j need %s together', (needs, strictest) => {
  expect(strictestOf(needs)).toBe(strictest)
})

test.each([
  ['id_card', '900517-14-5678', undefined],
  ['id_card', 'A123456(7)', undefined],
  ['id_card', '11010119900307000X', undefined],
  ['id_card', ' ', 'REQUIRED'],
  ['id_card', '12345', 'ID_CARD_NUMBER_INVALID'],
  ['id_card', 'ABCDEFGH', 'ID_CARD_NUMBER_INVALID'],
  ['id_card', '１２３４５６７８', 'ID_CARD_NUMBER_INVALID'],
  ['id_card', '1'.repeat(21), 'ID_CARD_NUMBER_INVALID'],
  ['passport', 'A 1234567', undefined],
  ['passport', 'A123456(7)', 'PASSPORT_NUMBER_INVALID'],
] as const)('a number of a document (%s), %j: %s', (document, number, problem) => {
  expect(documentNumberProblem(document, number)).toBe(problem)
})

test.each([
  ['id_card', '', undefined],
  ['id_card', '2027-03-10', 'ID_CARD_EXPIRED'],
  ['id_card', '2027-03-11', undefined],
  ['id_card', '2027-02-30', 'DATE_INVALID'],
  ['passport', '', 'REQUIRED'],
  ['id_card', '2077-03-10', undefined],
  ['id_card', '9999-01-01', undefined],
  ['id_card', '2574-03-10', 'EXPIRY_TOO_FAR'],
  ['passport', '2027-03-10', 'PASSPORT_EXPIRED'],
  ['passport', '2037-03-10', undefined],
  ['passport', '2047-12-31', undefined],
  ['passport', '2048-01-01', 'EXPIRY_TOO_FAR'],
  ['passport', '2574-03-10', 'EXPIRY_TOO_FAR'],
  ['passport', '9999-01-01', 'EXPIRY_TOO_FAR'],
] as const)(
  'a document (%s) until %j, last used on 10 March 2027: %s',
  (document, day, problem) => {
    expect(documentExpiryProblem(document, day, '2027-03-10')).toBe(problem)
  },
)
