import type { TimetableColumns } from './timetable.ts'

const makers = {
  routeStart: Uint32Array,
  routeFrom: Uint16Array,
  routeTo: Uint16Array,
  routeKm: Uint16Array,
  inboundStart: Uint32Array,
  inbound: Uint32Array,
  serviceStart: Uint32Array,
  airline: Uint16Array,
  operator: Uint16Array,
  number: Uint16Array,
  departure: Uint16Array,
  minutes: Uint16Array,
  days: Uint8Array,
  aircraft: Uint8Array,
  departureTerminal: Uint8Array,
  arrivalTerminal: Uint8Array,
} as const

const names = Object.keys(makers) as (keyof TimetableColumns)[]
const MAGIC = 0x534a5454

const padded = (bytes: number) => Math.ceil(bytes / 4) * 4

/** Encodes the columns: a magic number, each column's length, then each column's bytes. */
export function encodeTimetable(columns: TimetableColumns): Uint8Array {
  const head = 4 * (1 + names.length)
  const size = names.reduce((sum, name) => sum + padded(columns[name].byteLength), head)
  const file = new Uint8Array(size)
  const lengths = new Uint32Array(file.buffer, 0, 1 + names.length)
  lengths[0] = MAGIC
  let at = head
  for (const [i, name] of names.entries()) {
    const column = columns[name]
    lengths[i + 1] = column.length
    file.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), at)
    at += padded(column.byteLength)
  }
  return file
}

/** Decodes what `encodeTimetable` wrote. Returns undefined if the file is truncated or something else. */
export function decodeTimetable(file: Uint8Array): TimetableColumns | undefined {
  const head = 4 * (1 + names.length)
  if (file.byteLength < head) return undefined
  // Copied for alignment: views of wider columns need it.
  const { buffer } = file.slice()
  const lengths = new Uint32Array(buffer, 0, 1 + names.length)
  if (lengths[0] !== MAGIC) return undefined
  let at = head
  const columns: Partial<Record<keyof TimetableColumns, TimetableColumns[keyof TimetableColumns]>> =
    {}
  for (const [i, name] of names.entries()) {
    const Maker = makers[name]
    const length = lengths[i + 1] as number
    const bytes = length * Maker.BYTES_PER_ELEMENT
    if (at + bytes > buffer.byteLength) return undefined
    columns[name] = new Maker(buffer, at, length)
    at += padded(bytes)
  }
  return columns as TimetableColumns
}
