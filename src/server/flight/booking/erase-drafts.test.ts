import { expect, test } from 'vitest'
import { openShop } from '../../../../test/support/shop.ts'
import { filledDraft, searchRequest } from '../../../../test/support/traveller.ts'
import { days, hours } from '../../platform/duration.ts'
import { createEraseDrafts, sealEarlierDrafts } from './erase-drafts.ts'

const shop = await openShop()
const { platform } = shop
const { clock, connection } = platform
const erase = createEraseDrafts(platform)

const traveller = shop.traveller()
const kept = async (bookId: string) => {
  const sql = 'select draft, erased_at from booking where id = $1'
  return (await connection.pool.query(sql, [bookId])).rows[0]
}
const typed = async () => {
  const booking = await traveller.book(searchRequest())
  const draft = filledDraft(booking)
  await traveller.must(traveller.call('PUT', `/flight/bookings/${booking.bookId}/draft`, draft))
  return booking
}

test('the draft is erased an hour after it expired, and the booking a month later', async () => {
  const left = await typed()
  const sent = await typed()
  await traveller.must(traveller.submit(sent))
  clock.advance(hours(24.5))
  await erase()
  expect((await kept(left.bookId)).draft.contact.surname).toBe('Tan')

  clock.advance(hours(1))
  await erase()
  const { draft, erased_at: erasedAt } = await kept(left.bookId)
  expect(erasedAt).not.toBeNull()
  expect(JSON.stringify(draft)).not.toMatch(/Tan|Mei|example\.com|1990-05-17|5670/)
  expect(draft.passengers).toHaveLength(1)
  const { contact } = (await kept(sent.bookId)).draft
  expect(contact).toMatchObject({ surname: '', email: filledDraft(sent).contact.email })
  const read = await traveller.call<{ state: string }>('GET', `/flight/bookings/${left.bookId}`)
  expect(read).toMatchObject({ status: 200, result: { state: 'expired' } })

  clock.advance(days(31))
  await erase()
  expect(await kept(left.bookId)).toBeUndefined()
})

test('numbers that an earlier version stored in plain text are sealed, and can still be read', async () => {
  const { bookId } = await typed()
  const sql = `update booking set draft = jsonb_set(draft, '{passengers,0}',
    (draft #> '{passengers,0}') - array['passportSealed', 'passportLastFour'] || '{"passportNumber": "PLAIN4711"}')
    where id = $1`
  await connection.pool.query(sql, [bookId])
  expect(await sealEarlierDrafts(platform)).toBe(1)
  expect(JSON.stringify(await kept(bookId))).not.toContain('PLAIN4711')
  const read = await traveller.call<{ draft: { passengers: object[] } }>(
    'GET',
    `/flight/bookings/${bookId}`,
  )
  expect(read.result.draft.passengers[0]).toMatchObject({ passportNumber: 'PLAIN4711' })
  expect(await sealEarlierDrafts(platform)).toBe(0)
})
