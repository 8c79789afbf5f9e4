import { expect, test } from 'vitest'
import {
  goodPassword,
  openMemberSite,
  someEmail,
} from '../../../../test/support/member/member-site.ts'
import { filledDraft, searchRequest } from '../../../../test/support/traveller.ts'
import type { Booking } from '../../../contract/flight/booking.ts'

const site = await openMemberSite()
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const [alice, mallory] = [someEmail(), someEmail()]
const { token } = await site.signUp(alice, goodPassword)
const stranger = (await site.signUp(mallory, goodPassword)).token

/** Makes a booking as a guest, and returns calls about it from the same device. */
async function guestBooking() {
  const device = site.traveller()
  const booking = await device.book(searchRequest())
  const path = `/flight/bookings/${booking.bookId}`
  const save = (headers = {}) =>
    device.call<Booking>('PUT', `${path}/draft`, filledDraft(booking), headers)
  /** Returns the statuses of reading, saving, submitting and searching again, and how many bookings are listed. */
  const tries = async (headers = {}) => {
    const sent = { ...filledDraft(booking), acceptedTotal: booking.total }
    const { bookId } = booking
    const replies = [
      await device.call('GET', path, undefined, headers),
      await save(headers),
      await device.call('PATCH', `${path}/draft`, { ...sent, editedAt: { remind: 1 } }, headers),
      await device.call('POST', '/flight/search-again', { bookId }, headers),
      await device.call('POST', `${path}/submit`, sent, headers),
    ]
    const list = `/flight/bookings?ids=${bookId}`
    const { result } = await device.call<unknown[]>('GET', list, undefined, headers)
    return [...replies.map(({ status }) => status), result.length]
  }
  const read = async (headers = {}) => (await device.call('GET', path, undefined, headers)).status
  return { device, save, tries, read }
}

test('a guest’s draft opens on its device, and becomes the member’s who saves it there', async () => {
  const { save, tries, read } = await guestBooking()
  expect((await save()).status).toBe(200)
  expect([await read(), await read(bearer(token))]).toEqual([200, 200])
  expect((await save(bearer(token))).status).toBe(200)
  expect(await tries()).toEqual([404, 404, 404, 404, 404, 0])
  expect(await tries(bearer(stranger))).toEqual([404, 404, 404, 404, 404, 0])
  expect(await tries(bearer(token))).toEqual([200, 200, 200, 200, 201, 0])
})

test('a member’s draft is closed on a device that was signed out from elsewhere', async () => {
  const { save, read, tries } = await guestBooking()
  await save(bearer(token))
  expect(await read(bearer(token))).toBe(200)
  const other = await site.signedIn(site.login(alice, goodPassword))
  const ended = await site.call('DELETE', '/account/devices', { token: other.token })
  expect(ended.status).toBe(200)
  expect(await tries(bearer(token))).toEqual([404, 404, 404, 404, 404, 0])
  expect(await read(bearer(other.token))).toBe(200)
})
