import { describe, expect, test } from 'vitest'
import { openDuffelStaysShop } from '../../../../../../test/support/duffel/stay/stays-shop.ts'
import { inDays } from '../../../../../../test/support/test-clock.ts'
import { SupplierFailure, SupplierTimeout } from '../../../supplier-error.ts'

const { api, supplier, other, aRequest, requestOf, aRate, callsSince, wait } =
  await openDuffelStaysShop()

describe('the response to a booking', () => {
  test('that is lost is found by our reference: one booking', async () => {
    for (let others = 0; others < 3; others += 1) await supplier.book(await aRequest())
    const request = await aRequest()
    const start = api.calls.length
    api.fail('POST bookings', { mode: 'lost_done' })
    await expect(supplier.book(request)).rejects.toThrow(SupplierTimeout)
    const found = await supplier.lookUp(request.reference)
    expect(found).toMatchObject({ outcome: 'booked', rate: request.rate })
    expect(await supplier.book(request)).toEqual(found)
    expect(api.bookingsUnder(request.reference)).toHaveLength(1)
    expect(callsSince(start, 'POST bookings')).toBe(1)
  })

  test('that is lost is found by the next attempt too, without asking twice', async () => {
    const request = await aRequest()
    const start = api.calls.length
    api.fail('POST bookings', { mode: 'lost_done' })
    await expect(supplier.book(request)).rejects.toThrow(SupplierTimeout)
    expect(await other.book(request)).toMatchObject({ outcome: 'booked' })
    expect(callsSince(start, 'POST bookings')).toBe(1)
  })

  test.each(['broken_done', 'accepted'] as const)(
    'that is unusable (%s) leaves the state unknown until the booking is found',
    async (mode) => {
      const request = await aRequest()
      api.fail('POST bookings', { mode })
      await expect(supplier.book(request)).rejects.toThrow(SupplierTimeout)
      expect(await supplier.lookUp(request.reference)).toMatchObject({ outcome: 'booked' })
    },
  )

  test('that never arrives is waited for, and then there is no booking', async () => {
    const request = await aRequest()
    const start = api.calls.length
    api.fail('POST bookings', { mode: 'lost_undone' })
    await expect(supplier.book(request)).rejects.toThrow(SupplierTimeout)
    await expect(supplier.lookUp(request.reference)).rejects.toThrow(SupplierTimeout)
    await expect(supplier.book(request)).rejects.toThrow(SupplierTimeout)
    wait(16)
    expect(await supplier.lookUp(request.reference)).toEqual({ outcome: 'not_found' })
    const failed = { outcome: 'failed', reason: 'not_found' }
    expect(await supplier.book(request)).toEqual(failed)
    expect(await supplier.lookUp(request.reference)).toEqual(failed)
    expect(callsSince(start, 'POST bookings')).toBe(1)
  })

  test.each([
    [503, 'service_unavailable'],
    [429, 'rate_limit_exceeded'],
    [401, 'expired_access_token'],
    [422, 'insufficient_balance'],
  ])('%d %s: nothing was done, and it may be asked again', async (status, code) => {
    const request = await aRequest()
    api.fail('POST bookings', { mode: 'refused', status, code })
    const asked = supplier.book(request)
    await expect(asked).rejects.toThrow(SupplierFailure)
    await expect(asked).rejects.toThrow(code)
    expect(await supplier.lookUp(request.reference)).toEqual({ outcome: 'not_found' })
    expect(await supplier.book(request)).toMatchObject({ outcome: 'booked' })
  })

  test.each([
    [422, 'rate_unavailable', 'sold_out'],
    [404, 'not_found', 'sold_out'],
    [422, 'validation_format', 'refused'],
    [422, 'invalid_phone_number', 'refused'],
  ])('%d %s: nothing is ever booked (%s)', async (status, code, reason) => {
    const request = await aRequest()
    api.fail('POST bookings', { mode: 'refused', status, code })
    const failed = { outcome: 'failed', reason }
    expect(await supplier.book(request)).toEqual(failed)
    expect(await supplier.book(request)).toEqual(failed)
    expect(await supplier.lookUp(request.reference)).toEqual(failed)
    expect(api.bookingsUnder(request.reference)).toEqual([])
  })

  test('that an earlier call is still at work leaves the state unknown', async () => {
    const request = await aRequest()
    api.fail('POST bookings', { mode: 'refused', status: 422, code: 'booking_already_attempted' })
    await expect(supplier.book(request)).rejects.toThrow(SupplierTimeout)
    await expect(supplier.lookUp(request.reference)).rejects.toThrow(SupplierTimeout)
  })
})

describe('Duffel’s test hotels', () => {
  test.each([
    ['Successful Booking with Balance', { outcome: 'booked' }],
    ['Due at Accommodation', { outcome: 'booked' }],
    ['Rate Unavailable at Quote', { outcome: 'failed', reason: 'sold_out' }],
    ['Rate Unavailable at Booking', { outcome: 'failed', reason: 'sold_out' }],
    ['Price Change at Quote', { outcome: 'failed', reason: 'expired' }],
  ])('%s', async (scenario, outcome) => {
    expect(await supplier.book(await aRequest(scenario))).toMatchObject(outcome)
  })

  test('Insufficient Balance at Booking', async () => {
    const booked = supplier.book(await aRequest('Insufficient Balance at Booking'))
    await expect(booked).rejects.toThrow('insufficient_balance')
  })

  test('Successful Booking with Card isn’t sold', async () => {
    await expect(aRate('Successful Booking with Card')).rejects.toThrow('no rate')
  })
})

test('a stay that costs more now isn’t requested, and neither if the quote fails', async () => {
  const start = api.calls.length
  await supplier.book(await aRequest('Price Change at Quote'))
  const request = await aRequest()
  api.fail('POST quotes', { mode: 'lost_undone' })
  await expect(supplier.book(request)).rejects.toThrow(SupplierFailure)
  expect(callsSince(start, 'POST bookings')).toBe(0)
  expect(await supplier.book(request)).toMatchObject({ outcome: 'booked' })
})

test('two servers make one booking', async () => {
  const request = await aRequest()
  const asked = [supplier, other, supplier, other].map((each) => each.book(request))
  const answers = await Promise.all(asked)
  expect(answers[0]).toMatchObject({ outcome: 'booked' })
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(api.bookingsUnder(request.reference)).toHaveLength(1)
})

test('the property is told who sleeps in which room, when they come, and what they wish', async () => {
  const rooms = [
    { adults: 2, childAges: [4, 11] },
    { adults: 1, childAges: [] },
  ]
  const stay = { checkIn: inDays(30), checkOut: inDays(31), rooms }
  const rate = await aRate([{}], stay)
  const [amelia] = requestOf(rate).leadGuests
  const leads = [amelia, { title: 'mr', givenName: 'Fred', surname: 'Noonan' }]
  const request = { ...requestOf(rate), leadGuests: leads.flatMap((lead) => lead ?? []) }
  await supplier.book(request)
  const [booking] = api.bookingsUnder(request.reference)
  expect(booking?.guests).toEqual([
    { given_name: 'Amelia', family_name: 'Earhart' },
    { given_name: 'Fred', family_name: 'Noonan' },
  ])
  expect(booking?.accommodation_special_requests?.split('\n')).toEqual([
    'A quiet room, please',
    'Arrival about 18:00',
    'Room 1 (Amelia Earhart): 2 adults, child aged 4, child aged 11',
    'Room 2 (Fred Noonan): 1 adult',
  ])
  const late = { ...requestOf(rate), leadGuests: request.leadGuests, arrivesAt: '01:30' }
  await supplier.book(late)
  const next = new Date(Date.parse(rate.stay.checkIn) + 86_400_000)
  const day = next.toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'UTC' })
  expect(api.bookingsUnder(late.reference)[0]?.accommodation_special_requests).toContain(
    `Arrival about 01:30 on ${day}`,
  )
  const lone = { ...request, leadGuests: request.leadGuests.slice(0, 1) }
  await expect(supplier.book(lone)).rejects.toThrow('lead guest')
})
