import type { Amenity } from '../../../../contract/hotel/hotel-terms.ts'

/** Strokes on a 24 × 24 grid, drawn for this site. They aren't among the site's icons, which every page loads. */
const paths: Record<Amenity, string> = {
  wifi: 'M3 9.5a13 13 0 0 1 18 0M6.5 13a8 8 0 0 1 11 0M9.7 16.3a3.5 3.5 0 0 1 4.6 0M12 19.5h.01',
  breakfast: 'M4 9h12v5a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V9Zm12 1h2a2.5 2.5 0 0 1 0 5h-2M8 3v3m4-3v3',
  pool: 'M3 18q2.2-2 4.5 0t4.5 0 4.5 0 4.5 0M8 15V6a2 2 0 0 1 4 0m4 9V6a2 2 0 0 1 4 0M8 10h8',
  beach: 'M12 21V5M4 12a8 8 0 0 1 16 0q-2-2-4 0-2-2-4 0-2-2-4 0-2-2-4 0ZM5 21h14',
  spa: 'M12 20c-5 0-8-3-8.5-8 3 0 5.5 1 8.5 5 3-4 5.5-5 8.5-5-.5 5-3.5 8-8.5 8Zm0-3c-3-4-3-8 0-13 3 5 3 9 0 13Z',
  gym: 'M3 10v4m3-7v10m0-5h12m0-5v10m3-7v4',
  restaurant: 'M7 3v7a2 2 0 0 1-4 0V3m2 9v9M5 3v5m12 13v-7h-3c0-6 1-9 3-11v11',
  bar: 'M5 4h14l-7 8-7-8Zm7 8v8m-4 0h8M8 7h8',
  parking:
    'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Zm5 13V8h3a2.5 2.5 0 0 1 0 5h-3',
  ev_charging:
    'M5 20V5a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1v15M4 20h10m-1-8h2a2 2 0 0 1 2 2v2a1.5 1.5 0 0 0 3 0v-6l-3-3M9.5 8 7.5 12h3l-2 4',
  airport_shuttle:
    'M3 7h13l5 5v5H3V7Zm0 5h18M11 7v5M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  air_conditioning: 'M12 3v18M4 7.5l16 9m0-9-16 9M9.5 4.5 12 7l2.5-2.5m-5 15L12 17l2.5 2.5',
  kitchen: 'M5 10h14v7a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-7Zm-2 2h2m14 0h2M5 7h14m-9-3h4v3h-4V4Z',
  laundry:
    'M6 3h12a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm6 15a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM8 6.5h.01m3 0h.01',
  family_rooms:
    'M8 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm8.5 4a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM3 20a5 5 0 0 1 10 0m1-1.5a3.5 3.5 0 0 1 6.5 1.5',
  kids_club:
    'M12 14a5 5 0 0 0 5-5c0-3-2-6-5-6S7 6 7 9a5 5 0 0 0 5 5Zm-1 0h2l.5 2h-3l.5-2Zm1 2c0 2-2 2-2 5',
  pets: 'M12 20c-3 0-5-.8-5-3 0-2.5 2.5-5 5-5s5 2.5 5 5c0 2.2-2 3-5 3ZM5.5 12a1.5 2 0 1 0 0-.01M9.5 7.5a1.5 2 0 1 0 0-.01m5 0a1.5 2 0 1 0 0-.01m4 4.5a1.5 2 0 1 0 0-.01',
  front_desk_24h: 'M4 19h16M6 16a6 6 0 0 1 12 0H6Zm6-6V7m-2 0h4',
  lift: 'M6 3h12a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm3.5 7L12 7.5l2.5 2.5m-5 4 2.5 2.5 2.5-2.5',
  business_centre:
    'M4 8h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1Zm5 0V5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v3M3 13h18',
  hot_spring: 'M5 13c-1 4 2 7 7 7s8-3 7-7M8 15c-2-3 2-5 0-9m4 9c-2-3 2-6 0-10m4 10c-2-3 2-5 0-9',
  garden: 'M12 21v-9m0 0c-5 0-6-3-6-6 4 0 6 2 6 6Zm0 3c4 0 6-2 6-6-4 0-6 2-6 6ZM6 21h12',
  terrace: 'M12 4v17M3 11a9 7 0 0 1 18 0H3Zm2 10v-5h4v5m10 0v-5h-4v5',
}

/** Renders a facility's icon; its name stands beside it. */
export const AmenityIcon = ({ of }: { of: Amenity }) => (
  <svg
    aria-hidden="true"
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="shrink-0 text-sea"
  >
    <path d={paths[of]} />
  </svg>
)
