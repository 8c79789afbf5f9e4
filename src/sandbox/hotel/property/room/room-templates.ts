import type { RoomType } from '../../../../contract/hotel/hotel.ts'
import type { BedKind, SceneView } from '../../../../contract/hotel/hotel-terms.ts'

/** A kind of room that properties have, and how its price relates to their simplest one. */
export interface RoomTemplate extends Pick<RoomType, 'balcony' | 'bath'> {
  id: string
  /** `{view}` is what the property overlooks. */
  name: string
  /** For rooms that overlook something else than what their name says. */
  view?: 'garden'
  beds: readonly { kind: BedKind; count: number }[]
  sleeps: number
  /** The least and the most. */
  squareMetres: readonly [number, number]
  /** 1 is the simplest room for two of the property's kind and class. */
  price: number
  /** The share of the property's rooms. */
  share: number
  /** Beds in a dormitory are sold one by one. */
  soldBy: 'room' | 'bed'
  accessible: boolean
  scene: SceneView
}

function room(
  [id, name]: readonly [string, string],
  beds: string,
  sleeps: number,
  squareMetres: readonly [number, number],
  [price, share]: readonly [number, number],
  more: Partial<RoomTemplate> = {},
): RoomTemplate {
  return {
    id,
    name,
    beds: beds.split(' + ').map((bed) => {
      const [count, kind] = bed.split(' ')
      return { kind: kind as BedKind, count: Number(count) }
    }),
    sleeps,
    squareMetres,
    price,
    share,
    soldBy: 'room',
    accessible: false,
    scene: 'room',
    ...more,
  }
}

const balcony = { balcony: true } as const
const bath = { bath: 'bath' } as const
const shower = { bath: 'shower' } as const
/** Wheelchairs roll into their showers. */
const accessible = { accessible: true, bath: 'shower' } as const

/** A bed in a room shared with others: it sleeps one, whoever else is there. */
const dorm = { soldBy: 'bed', scene: 'dormitory' } as const

/** Rooms of simple hotels, one or two stars. */
export const simpleRooms = [
  room(['single', 'Single Room'], '1 single', 1, [8, 12], [0.8, 0.1], shower),
  room(['economy-double', 'Economy Double Room'], '1 double', 2, [10, 15], [0.92, 0.25]),
  room(['standard-double', 'Standard Double Room'], '1 double', 2, [12, 18], [1, 0.3], shower),
  room(['standard-twin', 'Standard Twin Room'], '2 single', 2, [13, 18], [1.02, 0.2], shower),
  room(['triple', 'Triple Room'], '1 double + 1 single', 3, [17, 24], [1.35, 0.1], shower),
  room(['family', 'Family Room'], '1 double + 2 single', 4, [20, 30], [1.65, 0.05], shower),
]

/** Rooms of three-star hotels. */
export const standardRooms = [
  room(['standard-double', 'Standard Double Room'], '1 double', 2, [16, 22], [1, 0.3], shower),
  room(['standard-twin', 'Standard Twin Room'], '2 single', 2, [16, 22], [1, 0.25], shower),
  room(
    ['superior-double', 'Superior Room, {view} View'],
    '1 queen',
    2,
    [19, 26],
    [1.16, 0.22],
    bath,
  ),
  room(['triple', 'Triple Room'], '1 double + 1 single', 3, [20, 28], [1.32, 0.1]),
  room(['family', 'Family Room'], '1 double + 2 single', 4, [24, 36], [1.62, 0.08], bath),
  room(['junior-suite', 'Junior Suite'], '1 king + 1 sofa_bed', 3, [30, 42], [1.75, 0.05], bath),
  room(
    ['accessible-double', 'Accessible Double Room'],
    '1 double',
    2,
    [20, 28],
    [1.02, 0.03],
    accessible,
  ),
]

/** Rooms of four-star hotels. */
export const superiorRooms = [
  room(['superior-double', 'Superior Double Room'], '1 queen', 2, [22, 30], [1, 0.3], shower),
  room(['superior-twin', 'Superior Twin Room'], '2 single', 2, [22, 30], [1, 0.2], shower),
  room(['deluxe', 'Deluxe Room, {view} View'], '1 king', 2, [26, 36], [1.2, 0.22], balcony),
  room(['executive', 'Executive Room'], '1 king', 2, [28, 38], [1.36, 0.08], bath),
  room(['family', 'Family Room'], '1 king + 1 sofa_bed', 4, [34, 46], [1.55, 0.1], bath),
  room(['junior-suite', 'Junior Suite'], '1 king + 1 sofa_bed', 3, [38, 50], [1.85, 0.06], bath),
  room(
    ['accessible-king', 'Accessible King Room'],
    '1 king',
    2,
    [28, 36],
    [1.02, 0.03],
    accessible,
  ),
]

/** Rooms of five-star hotels. */
export const deluxeRooms = [
  room(['deluxe-king', 'Deluxe King Room'], '1 king', 2, [32, 42], [1, 0.34], bath),
  room(['deluxe-twin', 'Deluxe Twin Room'], '2 queen', 4, [34, 44], [1.04, 0.22], bath),
  room(['premier', 'Premier Room, {view} View'], '1 king', 2, [36, 48], [1.25, 0.2], {
    ...balcony,
    ...bath,
  }),
  room(['club', 'Club Room, Lounge Access'], '1 king', 2, [38, 50], [1.55, 0.08], bath),
  room(['junior-suite', 'Junior Suite'], '1 king + 1 sofa_bed', 3, [48, 62], [1.9, 0.06], bath),
  room(['family-suite', 'Family Suite'], '1 king + 2 single', 4, [60, 80], [2.4, 0.04], bath),
  room(
    ['suite', 'One-Bedroom Suite, {view} View'],
    '1 king + 1 sofa_bed',
    4,
    [70, 100],
    [3, 0.03],
    { ...balcony, ...bath },
  ),
  room(
    ['accessible-king', 'Accessible King Room'],
    '1 king',
    2,
    [36, 46],
    [1.02, 0.03],
    accessible,
  ),
]

export const hostelRooms = [
  room(['dorm-4', 'Bed in 4-Bed Dormitory'], '1 bunk', 1, [16, 22], [0.42, 0.2], dorm),
  room(['dorm-6', 'Bed in 6-Bed Dormitory'], '1 bunk', 1, [20, 30], [0.36, 0.3], dorm),
  room(['dorm-8', 'Bed in 8-Bed Dormitory'], '1 bunk', 1, [26, 38], [0.31, 0.25], dorm),
  room(['dorm-female', 'Bed in Female Dormitory'], '1 bunk', 1, [20, 30], [0.38, 0.1], dorm),
  room(['private-double', 'Private Double Room'], '1 double', 2, [10, 15], [1, 0.08]),
  room(['private-twin', 'Private Twin Room'], '2 single', 2, [10, 15], [1, 0.04]),
  room(['private-family', 'Private Room for Four'], '2 bunk', 4, [16, 22], [1.5, 0.03]),
]

export const apartmentRooms = [
  room(['studio', 'Studio'], '1 double', 2, [20, 32], [1, 0.4], shower),
  room(
    ['one-bedroom', 'One-Bedroom Apartment'],
    '1 queen + 1 sofa_bed',
    4,
    [36, 52],
    [1.3, 0.35],
    bath,
  ),
  room(['two-bedroom', 'Two-Bedroom Apartment'], '1 queen + 2 single', 5, [55, 80], [1.85, 0.18], {
    ...balcony,
    ...bath,
  }),
  room(
    ['three-bedroom', 'Three-Bedroom Apartment'],
    '2 queen + 2 single',
    7,
    [80, 120],
    [2.6, 0.07],
    { ...balcony, ...bath },
  ),
]

export const guestHouseRooms = [
  room(['double', 'Double Room'], '1 double', 2, [12, 20], [1, 0.4]),
  room(['twin', 'Twin Room'], '2 single', 2, [13, 20], [1, 0.25]),
  room(['double-view', 'Double Room, {view} View'], '1 queen', 2, [15, 24], [1.18, 0.2], balcony),
  room(['family', 'Family Room'], '1 double + 2 single', 4, [22, 34], [1.6, 0.15], bath),
]

export const resortRooms = [
  room(['garden', 'Garden Room'], '1 king', 2, [32, 44], [1, 0.35], {
    scene: 'garden',
    view: 'garden',
    bath: 'shower',
  }),
  room(['view', '{view} View Room'], '1 king', 2, [34, 46], [1.28, 0.25], {
    scene: 'view',
    balcony: true,
  }),
  room(['family', 'Family Room'], '1 king + 2 single', 4, [44, 60], [1.5, 0.15]),
  room(['bungalow', 'Bungalow with Terrace'], '1 king', 3, [48, 70], [1.8, 0.12], {
    scene: 'terrace',
    balcony: true,
  }),
  room(
    ['pool-villa', 'Villa with Private Pool'],
    '1 king + 1 sofa_bed',
    4,
    [90, 160],
    [3.1, 0.08],
    {
      scene: 'pool',
    },
  ),
  room(['accessible-garden', 'Accessible Garden Room'], '1 king', 2, [36, 46], [1, 0.05], {
    accessible: true,
    scene: 'garden',
  }),
]

export const ryokanRooms = [
  room(['tatami-8', 'Japanese Room, 8 Tatami Mats'], '2 futon', 2, [14, 20], [1, 0.4]),
  room(['tatami-10', 'Japanese Room, 10 Tatami Mats'], '4 futon', 4, [18, 28], [1.25, 0.3]),
  room(['western-twin', 'Western Twin Room'], '2 single', 2, [18, 24], [1, 0.12]),
  room(
    ['open-air-bath', 'Japanese Room with Open-Air Bath'],
    '3 futon',
    3,
    [28, 44],
    [1.75, 0.12],
    {
      scene: 'hot_spring',
      bath: 'open_air_bath',
    },
  ),
  room(['suite', 'Garden Suite'], '2 futon + 2 single', 4, [46, 70], [2.3, 0.06], {
    scene: 'garden',
    view: 'garden',
    bath: 'bath',
  }),
]

export const riadRooms = [
  room(['patio', 'Patio Double Room'], '1 double', 2, [14, 20], [1, 0.4], { scene: 'courtyard' }),
  room(['superior', 'Superior Room'], '1 queen', 2, [18, 26], [1.2, 0.25]),
  room(['family', 'Family Room'], '1 double + 2 single', 4, [24, 36], [1.6, 0.15]),
  room(['suite', 'Suite'], '1 king + 1 sofa_bed', 3, [28, 40], [1.7, 0.12]),
  room(['terrace-suite', 'Terrace Suite'], '1 king', 2, [30, 46], [2, 0.08], {
    scene: 'terrace',
    balcony: true,
  }),
]

export const villaRooms = [
  room(['one-bedroom', 'One-Bedroom Villa'], '1 king', 2, [70, 120], [1, 0.4], { scene: 'pool' }),
  room(['two-bedroom', 'Two-Bedroom Villa'], '1 king + 2 single', 4, [120, 200], [1.6, 0.35], {
    scene: 'pool',
  }),
  room(['three-bedroom', 'Three-Bedroom Villa'], '2 king + 2 single', 6, [180, 280], [2.2, 0.17]),
  room(['four-bedroom', 'Four-Bedroom Villa'], '3 king + 2 single', 8, [240, 380], [2.9, 0.08]),
]
