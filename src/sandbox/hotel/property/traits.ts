import { fractionOf, hashWith } from '../../shared/seeded.ts'

/** What is drawn for each property, independently. New ones go to the end, so that others stay as they are. */
const traits = [
  'area',
  'kind',
  'stars',
  'quality',
  'north',
  'east',
  'size',
  'opened',
  'amenities',
  'accessibility',
  'reviewed',
  'reviews',
  'score',
  'scenes',
  'rooms',
  'metres',
  'level',
  'margin',
  'sellers',
  'policies',
  'hours',
  'street',
  'number',
  'phone',
  'plans',
  'deadline',
  'allotment',
  'described',
] as const
export type Trait = (typeof traits)[number]

const salts = Object.fromEntries(
  traits.map((trait, index) => [trait, (index + 1) * 0x9e3779b]),
) as Record<Trait, number>

/** Returns the hash of one trait of a property, for traits that need several draws. */
export const traitHash = (seed: number, trait: Trait): number => hashWith(seed, salts[trait])

/** Returns a fraction in [0, 1). */
export const draw = (seed: number, trait: Trait): number => fractionOf(traitHash(seed, trait))
