import { expect, it } from 'vitest'
import { pageContext } from '../../../../test/support/page/page-context.ts'
import type { Ground } from '../../../contract/hotel/ground.ts'
import { exampleTransfer } from '../../aftersales/testing/example-order.ts'
import { extrasContext, loadItemExtras } from '../../product/load-item-extras.ts'
import { productExtras } from '../../product-extras.ts'
import { roomItem } from '../testing/example-room.ts'
import { loadStayMaps } from './load-stay-maps.ts'

const ground: Ground = { rings: [], rivers: [], names: [], attribution: '© OpenStreetMap' }

/** A front API that knows the ground, or doesn't, and counts how often it's asked. */
function grounds(result: Ground | null) {
  const asked: unknown[] = []
  const call = async (_: unknown, { query }: { query: unknown }) => {
    asked.push(query)
    return { ok: true, result }
  }
  return { api: { call } as never, asked }
}
const [first, second] = [roomItem(0), roomItem(1)]
const { id, position } = first.hotel.hotel

it('a property has one map, with itself in the middle, however many of its rooms are booked', async () => {
  const { api, asked } = grounds(ground)
  const maps = await loadStayMaps(api, [first, second])
  expect(Object.keys(maps)).toEqual([id])
  const [map] = Object.values(maps)
  if (!map) throw new Error('no map')
  expect(map.centre).toEqual({ x: map.width / 2, y: map.height / 2 })
  expect(map.attribution).toBe('© OpenStreetMap')
  expect(asked).toEqual([{ lat: position.lat, lon: position.lon }])
})

it('there’s no map where the ground isn’t known, and none of a stay that is cancelled', async () => {
  expect(await loadStayMaps(grounds(null).api, [first])).toEqual({})
  const cancelled = grounds(ground)
  expect(await loadStayMaps(cancelled.api, [roomItem(0, { state: 'cancelled' })])).toEqual({})
  expect(cancelled.asked).toEqual([])
})

it('an order’s page gets the maps of its stays, and nothing from products that load nothing', async () => {
  const { context } = pageContext()
  context.set(extrasContext, productExtras)
  const items = [exampleTransfer('ride'), first]
  const extras = await loadItemExtras(context, grounds(ground).api, items)
  expect(extras).toEqual({ hotel: { [id]: expect.objectContaining({ isWhole: true }) } })
})
