import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { RoomType } from '../../../contract/hotel/hotel.ts'
import { bathKinds, bedKinds, roomViews } from '../../../contract/hotel/hotel-terms.ts'
import { exampleHotel } from '../testing/example-stay.ts'
import { drawRoom } from './draw-room.ts'
import { roomPicture } from './room-picture.ts'
import { RoomScene } from './room-scene.tsx'

const [example] = exampleHotel().rooms
const roomOf = (more: Partial<RoomType>): RoomType => ({ ...(example as RoomType), ...more })

/** Returns how many beds of each kind a picture shows, and how many its alternative text names. */
function bedsOf(room: RoomType) {
  const { html } = renderPage(<RoomScene room={room} />)
  const alt = /aria-label="([^"]*)"/.exec(html)?.[1] ?? ''
  const others: Record<string, string> = { sofa_bed: 'sofa bed', bunk: 'bunk bed', futon: 'futon' }
  const wordsOf = (kind: string) => others[kind] ?? `${kind} bed`
  const drawn = bedKinds.map((kind) => html.split(`data-bed="${kind}"`).length - 1)
  const named = bedKinds.map((kind) =>
    Number(new RegExp(`(\\d+) ${wordsOf(kind)}`).exec(alt)?.[1] ?? 0),
  )
  return { html, alt, drawn, named }
}

describe('the drawing of a room and its alternative text agree', () => {
  it('on two single beds, which are two beds', () => {
    const { drawn, named, alt, html } = bedsOf(roomOf({ beds: [{ kind: 'single', count: 2 }] }))
    expect(alt).toContain('2 single beds')
    expect(html.match(/data-bed="single"/g)).toHaveLength(2)
    expect(drawn).toEqual(named)
  })

  it.each(bedKinds.flatMap((kind) => [1, 2, 4].map((count) => [count, kind] as const)))(
    'on %d of %s, beside a king bed',
    (count, kind) => {
      const beds = [
        { kind, count },
        ...(kind === 'king' ? [] : [{ kind: 'king' as const, count: 1 }]),
      ]
      const { drawn, named } = bedsOf(roomOf({ beds }))
      expect(drawn).toEqual(named)
      expect(drawn.reduce((sum, each) => sum + each, 0)).toBe(kind === 'king' ? count : count + 1)
    },
  )

  it('on a balcony, a bath and the space to turn a wheelchair, with and without them', () => {
    for (const balcony of [true, false]) {
      for (const accessible of [true, false]) {
        for (const bath of [...bathKinds, undefined]) {
          const { balcony: _, bath: __, ...rest } = roomOf({ accessible })
          const room = { ...rest, balcony, ...(bath && { bath }) }
          const { html, alt } = bedsOf(room)
          expect(html.includes('data-part="balcony"')).toBe(balcony)
          expect(alt.includes('balcony')).toBe(balcony)
          expect(html.includes('data-part="turning"')).toBe(accessible)
          expect(alt.includes('turn a wheelchair')).toBe(accessible)
          for (const kind of bathKinds) {
            expect(html.includes(`data-part="bath-${kind}"`)).toBe(kind === bath)
          }
          expect(/bathtub|shower|open-air bath/.test(alt)).toBe(bath !== undefined)
        }
      }
    }
  })

  it('on nothing that isn’t known', () => {
    const { squareMetres: _, ...rest } = roomOf({ beds: [] })
    const { html, alt } = bedsOf(rest)
    expect(alt).toBe('Drawing of the room: beds not stated')
    expect(html).not.toMatch(/data-bed|data-part/)
  })
})

describe('the drawing of a room', () => {
  const drawn = (more: Partial<RoomType>) => drawRoom(roomPicture(roomOf(more)))

  it('differs by view and size', () => {
    const views = [...roomViews.map((view) => drawn({ view })), drawn({})]
    expect(new Set(views).size).toBe(views.length)
    expect(drawn({ squareMetres: 11 })).not.toBe(drawn({ squareMetres: 60 }))
  })

  it('has no broken path, and stays small enough for a page of them', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const of = (values: readonly string[]) => values[seed % values.length]
      const markup = drawn({
        scene: { view: 'room', setting: 'city', seed: seed * 7919 },
        beds: [{ kind: of(bedKinds) as 'single', count: 1 + (seed % 9) }],
        view: of(roomViews) as 'sea',
        bath: of(bathKinds) as 'bath',
        balcony: seed % 2 === 0,
        accessible: seed % 3 === 0,
      })
      expect(markup).not.toMatch(/NaN|undefined|Infinity/)
      expect(markup.length).toBeLessThan(9000)
    }
  })
})
