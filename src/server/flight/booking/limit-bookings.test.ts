import { expect, test } from 'vitest'
import { openShop } from '../../../../test/support/shop.ts'
import {
  bookingLimits,
  confirmLimits,
  createLimits,
  submitLimits,
} from '../../checkout/limit-bookings.ts'
import { type Allowance, spend } from '../../platform/rate-limit/rate-limit.ts'

const shop = await openShop()
const { cache } = shop.platform

let addresses = 0
const newAddresses = (): [string, string] => {
  addresses += 2
  return [`203.0.113.${addresses}`, `203.0.113.${addresses + 1}`]
}

const offers = { searchId: 's'.repeat(22), offerIds: ['o'] }
const acceptedTotal = { amount: 1, currency: 'MYR' }
const calls: Record<string, { path: string; body: object }> = {
  confirm: { path: '/flight/confirm', body: offers },
  'ask again': { path: '/flight/search-again', body: offers },
  'make a booking': { path: '/flight/bookings', body: { ...offers, acceptedTotal } },
  submit: {
    path: `/flight/bookings/${'b'.repeat(22)}/submit`,
    body: { contact: { email: 'Mei@Example.com' }, passengers: [], acceptedTotal },
  },
}

/** Returns the outcome of a call from this address and device; everything it names is made up. */
const outcome = async (call: string, from: string, device: string) => {
  const { path, body } = calls[call] ?? { path: '', body: {} }
  const headers = { 'x-forwarded-for': from }
  return (await shop.traveller(device).call('POST', path, body, headers)).error
}

/** The call, which limit, and how callers are counted: a caller who has used it up, and one who hasn't. */
test.each<[string, string, Allowance | undefined, (from: string, device: string) => string]>([
  ['confirm', 'a device', confirmLimits.byDevice, (_, device) => device],
  ['confirm', 'an address', confirmLimits.byAddress, (from) => from],
  ['ask again', 'a device', confirmLimits.byDevice, (_, device) => device],
  ['ask again', 'an address', confirmLimits.byAddress, (from) => from],
  ['make a booking', 'a device', createLimits.byDevice, (_, device) => device],
  ['make a booking', 'an address', createLimits.byAddress, (from) => from],
  ['submit', 'a device', submitLimits.byDevice, (_, device) => device],
  ['submit', 'an address', submitLimits.byAddress, (from) => from],
])('%s: %s may do it so often, and others go on', async (call, _, allowance, counted) => {
  if (!allowance) throw new Error('no limit')
  const [from, elsewhere] = newAddresses()
  const [device, another] = [crypto.randomUUID(), crypto.randomUUID()]
  const who = counted(from, device)
  for (let time = 1; time < allowance.times; time += 1) await spend(cache, allowance, who)
  expect(await outcome(call, from, device)).toMatch(/_NOT_FOUND$/)
  // A different caller in one respect, and the same one in the respect that counts.
  const isDevice = who === device
  const spent: [string, string] = isDevice ? [elsewhere, device] : [from, another]
  const free: [string, string] = isDevice ? [from, another] : [elsewhere, device]
  expect(await outcome(call, ...spent)).toBe('RATE_LIMITED')
  expect(await outcome(call, ...free)).toMatch(/_NOT_FOUND$/)
})

test.each<[string, Allowance, (from: string, device: string) => string]>([
  ['a device', bookingLimits.byDevice, (_, device) => device],
  ['an address', bookingLimits.byAddress, (from) => from],
  ['an e-mail address', bookingLimits.byMail, (from) => `mei@example.com ${from}`],
])('%s may book so often; what is refused doesn’t count', async (_, allowance, counted) => {
  const [from] = newAddresses()
  const device = crypto.randomUUID()
  const who = counted(from, device)
  for (let time = 1; time < allowance.times; time += 1) await spend(cache, allowance, who)
  for (let time = 0; time < 3; time += 1) {
    expect(await outcome('submit', from, device)).toBe('BOOKING_NOT_FOUND')
  }
  await spend(cache, allowance, who)
  expect(await outcome('submit', from, device)).toBe('RATE_LIMITED')
})
