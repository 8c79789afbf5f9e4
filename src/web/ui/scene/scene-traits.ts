export type SceneTrait = 'sea' | 'hills' | 'towers' | 'canals' | 'palms' | 'snow'

/** The surroundings of the best-known places; their landmarks are in landmarks.ts. */
const known: Readonly<Record<string, readonly SceneTrait[]>> = {
  BKK: ['towers', 'sea', 'palms'],
  SIN: ['towers', 'sea', 'palms'],
  KUL: ['towers', 'hills', 'palms'],
  HKG: ['hills', 'towers', 'sea'],
  TYO: ['snow', 'towers'],
  SEL: ['hills', 'towers'],
  DPS: ['palms', 'hills'],
  JKT: ['towers', 'palms'],
  PEN: ['sea', 'hills', 'palms'],
  BKI: ['sea', 'palms'],
  TPE: ['hills', 'towers'],
  MNL: ['towers', 'palms'],
  SGN: ['towers', 'palms'],
  HAN: ['sea', 'hills'],
  HKT: ['sea', 'palms'],
  SYD: ['sea', 'towers'],
  MEL: ['towers'],
  LON: ['sea', 'towers'],
  PAR: ['hills'],
  AMS: ['canals'],
  NYC: ['towers', 'sea'],
  DXB: ['towers', 'palms', 'sea'],
  IST: ['hills', 'sea'],
  DEL: ['palms'],
  BOM: ['towers', 'sea', 'palms'],
  ROM: ['hills'],
  BCN: ['towers', 'hills'],
  LAX: ['palms', 'towers', 'hills'],
  ZRH: ['snow', 'hills'],
  KTM: ['hills'],
  SHA: ['towers', 'sea'],
  FRA: ['towers'],
}

/** Unknown places only get hills, which nearly every place has. */
const neutral: readonly SceneTrait[] = ['hills']

/** Returns the traits of a place. */
export const traitsOf = (place: string): readonly SceneTrait[] => known[place] ?? neutral

/** Returns a seeded generator of numbers in [0, 1) (FNV-1a into mulberry32). */
export function seeded(word: string): () => number {
  let state = 2166136261
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
