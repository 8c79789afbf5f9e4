import { expect, test } from 'vitest'
import { bookingCode } from './booking-codes.ts'
import { ticketNumber } from './ticket-number.ts'

test.each([
  ['MH', '232'],
  ['SQ', '618'],
  ['BA', '125'],
])('tickets of %s begin with its accounting code %s', (airline, code) => {
  expect(ticketNumber(airline, 1, 0, 0).slice(0, 3)).toBe(code)
})

test('a ticket number ends with the check digit of its last nine digits', () => {
  for (const serial of [1, 7, 4711]) {
    const number = ticketNumber('MH', serial, 0, 3)
    expect(Number(number[12])).toBe(Number(number.slice(3, 12)) % 7)
  }
})

test('no two passengers, bookings or carriers of a hold share a ticket number', () => {
  const numbers = new Set<string>()
  for (let serial = 1; serial <= 50; serial++) {
    for (let booking = 0; booking < 8; booking++) {
      for (let passenger = 0; passenger < 9; passenger++) {
        numbers.add(ticketNumber('MH', serial, booking, passenger))
      }
    }
  }
  expect(numbers.size).toBe(50 * 8 * 9)
})

test('booking codes are six letters, and every booking has its own', () => {
  const codes = Array.from({ length: 20_000 }, (_, serial) => bookingCode(serial, 0))
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes.slice(0, 100)) expect(code).toMatch(/^[A-Z]{6}$/)
})
