import { describe, expect, it } from 'vitest'
import { readArrival, withArrival, withoutArrival } from './arrival.ts'

describe('the marks of a sign-in (S2.66)', () => {
  it('login=success joins the query of the target (S4.6), isRegister=true after a sign-up (S4.7)', () => {
    expect(withArrival('/en', 'signed-in')).toBe('/en?login=success')
    expect(withArrival('/en/flight/search?adult=2', 'signed-in')).toBe(
      '/en/flight/search?adult=2&login=success',
    )
    expect(withArrival('/en', 'signed-up')).toBe('/en?login=success&isRegister=true')
  })

  it('are read, and removed from the address without anything else (S4.9)', () => {
    const url = new URL('http://a.example/en/x?a=1&login=success&isRegister=true#top')
    expect(readArrival(url.searchParams)).toBe('signed-up')
    expect(withoutArrival(url).href).toBe('http://a.example/en/x?a=1#top')
    expect(readArrival(new URLSearchParams('login=success'))).toBe('signed-in')
    expect(readArrival(new URLSearchParams('login=1&isRegister=true'))).toBeUndefined()
  })
})
