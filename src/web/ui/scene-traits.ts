export type SceneTrait = 'sea' | 'hills' | 'towers' | 'temples' | 'canals' | 'palms' | 'snow'

/** What the best-known destinations look like; anything else is drawn from its code. */
const known: Readonly<Record<string, readonly SceneTrait[]>> = {
  BKK: ['temples', 'towers', 'canals', 'palms'],
  SIN: ['towers', 'sea', 'palms'],
  KUL: ['towers', 'hills', 'palms'],
  HKG: ['hills', 'towers', 'sea'],
  TYO: ['snow', 'towers', 'temples'],
  SEL: ['hills', 'towers', 'temples'],
  DPS: ['temples', 'palms', 'sea', 'hills'],
  JKT: ['towers', 'palms'],
  PEN: ['sea', 'hills', 'temples', 'palms'],
  BKI: ['hills', 'sea', 'palms'],
  TPE: ['hills', 'towers', 'temples'],
  MNL: ['towers', 'sea', 'palms'],
  SGN: ['towers', 'canals', 'palms'],
  HAN: ['temples', 'canals', 'hills'],
  HKT: ['hills', 'sea', 'palms', 'temples'],
  SYD: ['sea', 'towers', 'hills'],
  MEL: ['towers', 'canals'],
  LON: ['towers', 'canals'],
  PAR: ['towers', 'canals'],
  AMS: ['canals', 'towers'],
  NYC: ['towers', 'sea'],
  DXB: ['towers', 'palms', 'sea'],
  IST: ['temples', 'hills', 'sea'],
  DEL: ['temples', 'palms'],
  BOM: ['towers', 'sea', 'palms'],
  ROM: ['temples', 'hills'],
  BCN: ['towers', 'hills', 'sea'],
  LAX: ['palms', 'towers', 'sea'],
  ZRH: ['snow', 'hills', 'canals'],
  KTM: ['snow', 'hills', 'temples'],
}

const some: readonly SceneTrait[] = ['sea', 'hills', 'towers', 'temples', 'canals', 'palms']

/** The traits of a place: its own, or two or three that its code picks. */
export function traitsOf(place: string, random: () => number): readonly SceneTrait[] {
  return known[place] ?? some.filter(() => random() < 0.45)
}
