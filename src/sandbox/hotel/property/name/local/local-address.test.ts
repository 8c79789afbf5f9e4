import { expect, it } from 'vitest'
import { cities } from '../../../../../server/world/city.ts'
import { generateHotels } from '../../hotel-facts.ts'
import { propertyOf } from '../../property-of.ts'
import { localAddress } from './local-address.ts'

const written = (city: string, area: string, name: string, street: string) => {
  const placed = cities.find(({ id }) => id === city)
  if (!placed) throw new Error(`no city ${city}`)
  const { language, ...local } =
    localAddress({ name, street, area: { name: area }, city: placed }) ?? {}
  return local
}

it.each([
  ['tokyo-jp', 'Ueno', 'Hotel Hana Ueno', '2-45 Mori-cho', 'ホテル花上野', '東京都上野森町2-45'],
  ['tokyo-jp', 'Ueno', 'Sakura no Ki-an', '1-9-5 Ueno', '桜の木庵', '東京都上野1-9-5'],
  [
    'seoul-kr',
    'Myeong-dong',
    'The Haneul Stay',
    '12-gil, Maru-ro',
    '더 하늘 스테이',
    '서울 명동 마루로 12길',
  ],
  [
    'bangkok-th',
    'Siam',
    'Mali & Chan Hotel',
    '7 Soi Dara 4',
    'โรงแรม มะลิ แอนด์ จันทร์',
    '7 ซอยดารา 4 สยาม กรุงเทพฯ',
  ],
  [
    'shanghai-cn',
    'The Bund',
    'Yunshan Hotel',
    'No. 8, Lane 12, Ruyi Road',
    '云山酒店',
    '上海市外滩如意路12巷8号',
  ],
  ['chengdu-cn', 'Chunxi Road', 'Ruyi Inn', '8 Chunxi Road Road', '如意客栈', '成都市春熙路8号'],
  [
    'hong-kong-hk',
    'Wan Chai',
    'Jade Terrace Inn',
    '30 Baiyun Street',
    '翠台客棧',
    '香港灣仔白雲街30號',
  ],
])('in %s, %s, %s, %s, is written as there', (city, area, name, street, localName, address) => {
  expect(written(city, area, name, street)).toEqual({ name: localName, address })
})

it('a name with an unknown word is left out, and so is an address with an unknown street', () => {
  expect(written('tokyo-jp', 'Ueno', 'Villa Rosa', '2-45 Mori-cho')).toEqual({
    address: '東京都上野森町2-45',
  })
  expect(written('tokyo-jp', 'Ueno', 'Hotel Hana', '12 Baker Street')).toEqual({})
  expect(written('paris-fr', 'Marais', 'Hotel Hana', '2-45 Mori-cho')).toEqual({})
})

it.each([
  'tokyo-jp',
  'kyoto-jp',
  'seoul-kr',
  'bangkok-th',
  'shanghai-cn',
  'taipei-tw',
  'hong-kong-hk',
])('properties of %s have theirs', (id) => {
  const city = cities.find((each) => each.id === id)
  if (!city) throw new Error(`no city ${id}`)
  const all = generateHotels(city, 200).map(propertyOf)
  expect(all.filter(({ local }) => !local).map(({ address }) => address)).toEqual([])
  expect(all.filter(({ local }) => !local?.name).map(({ name }) => name)).toEqual([])
  for (const { local } of all) expect(`${local?.name}${local?.address}`).not.toMatch(/[a-z]/)
})
