import { expect, test } from 'vitest'
import { openDuffelShop } from '../../../../../test/support/duffel/duffel-shop.ts'
import { holdClocks } from '../../../../../test/support/hold-clocks.ts'
import { inDays, testNow } from '../../../../../test/support/test-clock.ts'
import { SupplierTimeout } from '../../supplier-error.ts'

const { api, supplier, held } = await openDuffelShop()

async function moved(minutes: number | null) {
  const { reference } = await held()
  await supplier.issue(reference)
  await api.changeSchedule(reference, minutes)
  const [told] = (await supplier.scheduleChanges()).filter((each) => each.reference === reference)
  if (!told) throw new Error('nothing told')
  return { reference, told }
}

test('airlines give no deadline: it is two weeks after their notice', async () => {
  holdClocks()
  const { told } = await moved(45)
  const twoWeeks = 14 * 86_400_000
  expect(told.answerBy.getTime() - testNow()).toBe(twoWeeks)
  expect([told.before.departure, told.after?.departure]).toEqual([
    `${inDays(47)}T08:00`,
    `${inDays(47)}T08:45`,
  ])
})

test('orders of other users of the account are ignored, whatever they look like', async () => {
  const before = await supplier.scheduleChanges()
  api.airlineChanges.push({
    id: 'aic_other',
    order_id: 'ord_other',
    action_taken: null,
    added: 'soon' as never,
    removed: [],
  })
  expect(await supplier.scheduleChanges()).toEqual(before)
})

test('an acceptance whose response was lost is found', async () => {
  const { told } = await moved(45)
  api.fail('POST airline_initiated_changes', { mode: 'lost_done' })
  await expect(supplier.acceptScheduleChange(told.id)).rejects.toThrow(SupplierTimeout)
  expect(await supplier.acceptScheduleChange(told.id)).toMatchObject({
    outcome: 'accepted',
    offer: { slice: told.after },
  })
})
