import { describe, expect, it } from 'vitest'
import {
  cornersOf,
  mapViewText,
  moved,
  projection,
  readMapView,
  scaleBar,
  viewOfCircle,
  viewOfPoints,
  zoomed,
} from './map-view.ts'

const size = { width: 400, height: 600 }
const bangkok = { lat: 13.7563, lon: 100.5018 }
const view = { ...bangkok, zoom: 12 }

describe('a map', () => {
  it('shows its middle in the middle, north up and east right', () => {
    const at = projection(view, size)
    expect(at(bangkok)).toEqual({ x: 200, y: 300 })
    expect(at({ lat: 13.8, lon: 100.6 }).x).toBeGreaterThan(200)
    expect(at({ lat: 13.8, lon: 100.6 }).y).toBeLessThan(300)
  })

  it('projects like other web maps: at zoom 12 one degree of longitude is 2,912.7 pixels', () => {
    const { x } = projection(view, size)({ lat: bangkok.lat, lon: bangkok.lon + 1 })
    expect(x - 200).toBeCloseTo((256 * 2 ** 12) / 360, 1)
  })

  it('has corners that project to the corners of the drawing', () => {
    const { south, west, north, east } = cornersOf(view, size)
    const at = projection(view, size)
    const [topLeft, bottomRight] = [at({ lat: north, lon: west }), at({ lat: south, lon: east })]
    expect([topLeft.x, topLeft.y].map(Math.round)).toEqual([0, 0])
    expect([bottomRight.x, bottomRight.y].map(Math.round)).toEqual([400, 600])
  })

  it('has corners on both sides of the date line', () => {
    const { west, east } = cornersOf({ lat: -17, lon: 179.9, zoom: 9 }, size)
    expect(west).toBeGreaterThan(178)
    expect(east).toBeLessThan(-178)
  })

  it('moves by its own size, and over the date line', () => {
    const { east } = cornersOf(view, size)
    expect(moved(view, size, { right: 0.5 }).lon).toBeCloseTo(east, 6)
    expect(moved({ lat: -17, lon: 179.9, zoom: 9 }, size, { right: 0.5 }).lon).toBeLessThan(-179)
  })

  it('zooms within its limits', () => {
    expect([zoomed(view, 1).zoom, zoomed(view, 99).zoom, zoomed(view, -99).zoom]).toEqual([
      13, 17, 3,
    ])
  })

  it('shows all points of a list, also on both sides of the date line', () => {
    for (const points of [
      [bangkok, { lat: 13.69, lon: 100.75 }, { lat: 13.91, lon: 100.6 }],
      [
        { lat: -17.7, lon: 177.4 },
        { lat: -16.8, lon: -179.9 },
      ],
    ]) {
      const shown = viewOfPoints(points, size)
      if (!shown) throw new Error('no view')
      const at = projection(shown, size)
      for (const { x, y } of points.map(at)) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(400)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(600)
      }
    }
    expect(viewOfPoints([], size)).toBeUndefined()
  })

  it('shows a whole circle', () => {
    const { south, north, west, east } = cornersOf(viewOfCircle(bangkok, 10, size), size)
    expect((north - south) * 111).toBeGreaterThan(20)
    expect((east - west) * 108).toBeGreaterThan(20)
  })

  it('has a scale of a round number', () => {
    const { metres, width } = scaleBar(view, 100)
    expect(metres).toBe(2000)
    expect(width).toBeLessThanOrEqual(100)
  })
})

describe('a view in an address', () => {
  it('comes back as it was', () => {
    expect(mapViewText(view)).toBe('13.7563,100.5018,12')
    expect(readMapView(mapViewText(view))).toEqual(view)
  })

  it.each([null, '', '1,2', '1,2,3,4', '91,0,10', '1,181,10', '1,2,99', 'a,b,c'])(
    'is none: %s',
    (text) => {
      expect(readMapView(text)).toBeUndefined()
    },
  )
})
