import { createHash } from 'node:crypto'
import type { RoomType, Scene } from '../../../../../contract/hotel/hotel.ts'
import type { BedKind, SceneSetting, SceneView } from '../../../../../contract/hotel/hotel-terms.ts'
import { slug } from '../../../../world/slug.ts'
import type { DuffelRoom } from '../answers.ts'
import { photosOf } from './photos.ts'

const bedKinds: Record<string, { kind: BedKind; sleeps: number }> = {
  single: { kind: 'single', sleeps: 1 },
  double: { kind: 'double', sleeps: 2 },
  queen: { kind: 'queen', sleeps: 2 },
  king: { kind: 'king', sleeps: 2 },
  sofabed: { kind: 'sofa_bed', sleeps: 1 },
}

/** Duffel's rooms have names and no ids: rooms of one name are of one type. */
export const roomIdOf = (name: string): string => slug(name) || seedOf(name).toString(36)

/** Returns the room types of a property, each once. */
export function roomTypesOf(
  id: string,
  rooms: readonly Pick<DuffelRoom, 'name' | 'beds' | 'photos'>[],
  setting: SceneSetting,
): RoomType[] {
  const byId = new Map(rooms.map((room) => [roomIdOf(room.name), room]))
  return [...byId].map(([roomId, { name, beds, photos: all }]) => {
    const photos = photosOf(all)
    const known = beds.flatMap(({ type, count }) => {
      const bed = bedKinds[type]
      return bed && count > 0 ? { ...bed, count } : []
    })
    const places = known.reduce((sum, { sleeps, count }) => sum + sleeps * count, 0)
    return {
      id: roomId,
      name,
      beds: known.map(({ kind, count }) => ({ kind, count })),
      // Without its beds nothing is known of a room; most are for two.
      sleeps: places || 2,
      accessible: false,
      scene: sceneOf(`${id} ${roomId}`, 'room', setting),
      ...(photos.length > 0 && { photos }),
    }
  })
}

/** Returns a drawn picture. The same property always has the same ones. */
export const sceneOf = (of: string, view: SceneView, setting: SceneSetting): Scene => ({
  view,
  seed: seedOf(`${of} ${view}`),
  setting,
})

const seedOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE()
