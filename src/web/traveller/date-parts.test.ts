import { describe, expect, it } from 'vitest'
import { dateOfForm, fieldOfControl, joinDate, splitDate } from './date-parts.ts'

describe('a date in three parts', () => {
  it.each([
    [{ day: '7', month: '3', year: '1990' }, '1990-03-07'],
    [{ day: '17', month: '11', year: '2001' }, '2001-11-17'],
    [{ day: ' 7. ', month: '3', year: '1990' }, '1990-03-07'],
    [{ day: '', month: '', year: '' }, ''],
    [{ day: '7', month: '', year: '' }, '--07'],
    [{ day: '', month: '3', year: '19' }, '19-03-'],
    [{ day: '123', month: '3', year: '19901' }, '1990-03-12'],
  ])('%j is kept as %s, complete or not', (parts, text) => {
    expect(joinDate(parts)).toBe(text)
    expect(text.length).toBeLessThanOrEqual(10)
    expect(joinDate(splitDate(text))).toBe(text)
  })

  it('is shown without leading zeros', () => {
    expect(splitDate('1990-03-07')).toEqual({ day: '7', month: '3', year: '1990' })
    expect(splitDate('')).toEqual({ day: '', month: '', year: '' })
  })

  it('is read from its parts, and from one field where there are none', () => {
    const form = new FormData()
    form.set('born', '1980-01-01')
    expect(dateOfForm(form, 'born')).toBe('1980-01-01')
    for (const [part, value] of [
      ['day', '7'],
      ['month', '3'],
      ['year', '1990'],
    ]) {
      form.set(`born.${part}`, value ?? '')
    }
    expect(dateOfForm(form, 'born')).toBe('1990-03-07')
    expect(dateOfForm(new FormData(), 'born')).toBe('')
  })

  it('is one field, whichever part of it is touched', () => {
    expect(fieldOfControl('passengers.0.birthDate.month')).toBe('passengers.0.birthDate')
    expect(fieldOfControl('passengers.0.surname')).toBe('passengers.0.surname')
  })
})
