import { expect, it } from 'vitest'
import { hoursInZone } from './hours-in-zone.ts'

const office = { from: '08:00', to: '22:00', zone: 'Asia/Kuala_Lumpur' }
const winter = new Date('2026-01-15T20:30:00Z')
const summer = new Date('2026-07-15T20:30:00Z')

it.each([
  ['Asia/Kuala_Lumpur', winter, '08:00', '22:00'],
  ['Asia/Tokyo', winter, '09:00', '23:00'],
  ['Europe/Berlin', winter, '01:00', '15:00'],
  ['Europe/Berlin', summer, '02:00', '16:00'],
  ['Asia/Kolkata', winter, '05:30', '19:30'],
  ['America/New_York', winter, '19:00', '09:00'],
  ['Pacific/Auckland', winter, '13:00', '03:00'],
])('in %s at %o it’s %s to %s', (zone, now, from, to) => {
  expect(hoursInZone(office, zone, now)).toEqual({ from, to })
})
