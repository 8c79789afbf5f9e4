import { afterEach, describe, expect, test } from 'vitest'
import { openDisputes } from '../../../../test/support/disputed-order.ts'
import { eventually } from '../../../../test/support/shop.ts'
import { days } from '../../platform/duration.ts'
import { tendNotices } from './jobs.ts'
import { createNoticesWaiting } from './notices-waiting.ts'

const { atRest, pass, paid, db, jobs, clock } = await openDisputes()
afterEach(atRest)

const daysLeft = ({ answerBy }: { answerBy: string }) =>
  (Date.parse(answerBy) - clock.now()) / days(1)

const dayPasses = async () => {
  await pass(days(1))
  await jobs.enqueue(db, tendNotices, {})
}

describe('while a payment is disputed', () => {
  test('the deadline to answer an airline’s change doesn’t run out, and the refund is free afterwards', async () => {
    const trip = await paid({ refundable: false })
    await trip.scheduleChange({ minutes: 75 })
    const asked = await trip.noticeBecomes('open')
    await trip.bankDoes('open')
    for (let day = 0; day < 10; day += 1) {
      await dayPasses()
      await eventually(async () => daysLeft(await trip.noticeBecomes('open')) >= 6)
    }
    const { answerBy } = await trip.noticeBecomes('open')
    expect(Date.parse(answerBy) - Date.parse(asked.answerBy)).toBeGreaterThan(days(8))
    // The order's page and the desk's queue say the same deadline.
    const [item] = (await trip.currentOrder()).items
    expect(item?.flight?.announced?.answerBy).toBe(answerBy)
    const waiting = await createNoticesWaiting({ db })({ isCancelled: false, most: 100 })
    expect(waiting.map((each) => each.answerBy.toISOString())).toContain(answerBy)

    await trip.bankDoes('won')
    for (let day = 0; day < 5; day += 1) await dayPasses()
    const quote = await trip.refundQuote()
    expect(quote).toMatchObject({ isInvoluntary: true, amount: trip.order.total })
    await trip.confirm(quote.quoteId)
    await trip.moneyBack(trip.all)
  })

  test('and runs out as usual once it’s decided', async () => {
    const trip = await paid()
    await trip.scheduleChange({ minutes: 75 })
    await trip.noticeBecomes('open')
    await trip.bankDoes('open')
    await trip.bankDoes('won')
    for (let day = 0; day < 8; day += 1) await dayPasses()
    await trip.noticeBecomes('accepted')
  })
})
