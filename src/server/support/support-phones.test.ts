import { expect, it } from 'vitest'
import { openShop } from '../../../test/support/shop.ts'
import type { SupportPhone } from '../../contract/support/support-phones.ts'
import { supportPhones } from './tables.ts'

const shop = await openShop({
  SUPPORT_PHONE: '+60 3 1234 5678',
  SUPPORT_HOURS: '09:00-18:00 Asia/Kuala_Lumpur',
})
const bare = await openShop({})

async function phones(at: typeof shop, query = ''): Promise<SupportPhone[]> {
  const visitor = at.traveller()
  const call = visitor.call<{ phones: SupportPhone[] }>('GET', `/support-phones${query}`)
  return (await visitor.must(call)).phones
}

it('without a configured phone there is none (S7.30)', async () => {
  expect(await phones(bare)).toEqual([])
})

it('the configured phone and those of the table, a country’s own first', async () => {
  const row = { opensAt: '08:00', closesAt: '20:00', zone: 'Asia/Bangkok' }
  await shop.platform.db.insert(supportPhones).values([
    { ...row, id: 'th', country: 'TH', phone: '+66 2 123 4567' },
    { ...row, id: 'sg', country: 'SG', phone: '+65 6123 4567' },
    { ...row, id: 'off', country: 'TH', phone: '+66 2 000 0000', isOn: false },
    { ...row, id: 'wrong-number', country: 'TH', phone: 'call us' },
    { ...row, id: 'wrong-zone', country: 'TH', phone: '+66 2 111 1111', zone: 'Moon/Base' },
    { ...row, id: 'wrong-time', country: 'TH', phone: '+66 2 222 2222', opensAt: '25:00' },
  ])
  const everyone = {
    country: null,
    phone: '+60 3 1234 5678',
    from: '09:00',
    to: '18:00',
    zone: 'Asia/Kuala_Lumpur',
  }
  const thai = {
    country: 'TH',
    phone: '+66 2 123 4567',
    from: '08:00',
    to: '20:00',
    zone: 'Asia/Bangkok',
  }
  expect(await phones(shop, '?country=TH')).toEqual([thai, everyone])
  expect(await phones(shop, '?country=FR')).toEqual([everyone])
  expect((await phones(shop)).map(({ country }) => country)).toEqual([null, 'SG', 'TH'])
})

it.each(['th', 'THA', '*'])('refuses the country %s', async (country) => {
  const call = shop.traveller().call('GET', `/support-phones?country=${country}`)
  expect((await call).error).toBe('VALIDATION')
})
