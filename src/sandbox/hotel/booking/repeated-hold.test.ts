import { expect, test } from 'vitest'
import { testHotelWorld } from '../../../../test/support/hotel-world.ts'
import { testStays } from '../../../server/supplier/contract-stays.ts'

const { suppliers, around } = await testHotelWorld()

test('the same hold requested at the same time has one outcome, although it takes rooms from itself', async () => {
  const [supplier] = suppliers
  if (!supplier?.hold) throw new Error('the test needs a supplier that holds rooms')
  const place = around('bali-id')
  const { stay, requestOf } = testStays(() => ({ supplier, place }))
  for (const { ref } of (await supplier.search({ ...place, stay })).slice(0, 40)) {
    const [rate] = await supplier.rates({ ref, stay })
    if (!rate) continue
    const request = requestOf(rate)
    const held = await Promise.all([1, 2, 3, 4].map(() => supplier.hold?.(request)))
    expect(new Set(held.map((each) => each?.outcome))).toEqual(new Set(['held']))
  }
})
