import { expect, it } from 'vitest'
import { openShop } from '../../../test/support/shop.ts'
import { signInStaff } from '../../../test/support/staff.ts'
import type { listFeedback } from '../../contract/desk/feedback.ts'
import type { ResultOf } from '../../contract/endpoint.ts'
import { minutes } from '../platform/duration.ts'

const shop = await openShop({})
const staff = await signInStaff(shop, ['support'])
const list = (query = '') =>
  staff.must(staff.call<ResultOf<typeof listFeedback>>('GET', `/desk/feedback${query}`))

it('staff read what people say, the newest first, on all topics or one', async () => {
  expect(await list()).toEqual({ feedback: [], total: 0, average: null })
  for (const [score, topic, comment] of [
    [5, 'booking', '<b>Good</b>'],
    [2, 'payment', ''],
    [3, 'booking', 'Slow'],
  ]) {
    shop.platform.clock.advance(minutes(1))
    const said = { score, topic, comment, appVersion: '2.14' }
    expect(await shop.traveller().call('POST', '/feedback', said)).toMatchObject({ status: 201 })
  }
  expect(await list()).toMatchObject({
    total: 3,
    average: 3.3,
    feedback: [{ comment: 'Slow' }, { comment: '' }, { comment: '<b>Good</b>', score: 5 }],
  })
  expect(await list('?topic=booking')).toMatchObject({
    total: 2,
    average: 4,
    feedback: [{ comment: 'Slow' }, { comment: '<b>Good</b>' }],
  })
  expect(await list('?page=2')).toMatchObject({ total: 3, feedback: [] })
})
