import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { HotelId, Position } from '../../../contract/hotel/hotel.ts'
import type { Log } from '../../platform/monitoring/log.ts'
import type {
  HotelSupplier,
  PropertyFacts,
  SupplierProperty,
} from '../../supplier/hotel-supplier.ts'
import type { FoundProperties } from './found-properties.ts'
import { createGlobeGrid } from './globe-grid.ts'
import { createHotelFacts, type HotelFacts } from './hotel-facts.ts'
import { createHotelNames } from './hotel-names.ts'
import { type ListedHotel, mergeProperties, type SuppliedProperty } from './merge-properties.ts'
import { createPackedRecords } from './packed-records.ts'
import { createKnownProperties, type KnownProperties } from './same-property.ts'

/**
 * Every property that suppliers publish, and those that came with searches, each once, in memory. Properties have
 * numbers, which are only valid in this process: ids are what is stored and sent.
 */
export interface HotelCatalogue {
  /**
   * Resolves when all feeds are read, and what searches found until now, in any process. Starts reading the feeds if that
   * hasn't begun; it ends early, and the catalogue stays as it is, when `stop` is aborted.
   */
  ready(stop?: AbortSignal): Promise<void>
  /** Returns whether all feeds are read. */
  isRead(): boolean
  /** Adds properties that came with a search, for all processes. */
  add(supplier: string, properties: readonly SupplierProperty[]): Promise<void>
  /** Returns whether all properties are known: every supplier publishes them, and all feeds are read. */
  isWhole(): boolean
  /** How many properties there are; all numbers are below. */
  size(): number
  facts: HotelFacts
  idOf(number: number): HotelId
  nameOf(number: number): string
  positionOf(number: number): Position
  /** Returns a property's number by any of its suppliers' ids. */
  numberOf(id: string): number | undefined
  /** Returns a property's number by one supplier's code. */
  numberAt(supplier: string, ref: string): number | undefined
  /** Returns all that is known of a property. */
  hotel(number: number): ListedHotel
  within(centre: Position, radiusKm: number): number[]
  /** Returns properties whose name matches what was typed so far, best first. */
  named(typed: string, limit: number): { number: number; isMeant: boolean }[]
}

/** Decoded properties that are kept: as many as several pages of results of a few cities. */
const decodedAtOnce = 3000
/** Reading feeds stops this often to let requests through, in milliseconds. */
const betweenBreaks = 5

export function createHotelCatalogue({
  suppliers,
  log,
  foundOf,
}: {
  suppliers: readonly HotelSupplier[]
  log: Pick<Log, 'error'>
  /** Returns what searches found of suppliers that don't publish their properties; without it, that isn't known. */
  foundOf?: (suppliers: readonly string[]) => FoundProperties
}): HotelCatalogue {
  const grid = createGlobeGrid()
  const facts = createHotelFacts()
  const records = createPackedRecords<SupplierProperty>()
  const names: string[] = []
  const ids: HotelId[] = []
  /** Where each property's first supplier describes it, and where others do. */
  const firstSources: Source[] = []
  const otherSources = new Map<number, Source[]>()
  const byRef = new Map(suppliers.map(({ id }) => [id, new Map<string, number>()]))
  const directories = new Map(suppliers.map(({ id, directory }) => [id, directory]))
  const decoded = new LRUCache<number, ListedHotel>({ max: decodedAtOnce })
  const search = createHotelNames(names, facts)
  const unpublished = suppliers.filter(({ properties }) => !properties)
  const found = unpublished.length > 0 ? foundOf?.(unpublished.map(({ id }) => id)) : undefined
  /** Needed as long as properties are added. */
  let known: KnownProperties | undefined = createKnownProperties()
  let reading: Promise<void> | undefined
  let isRead = false

  async function read(stop: AbortSignal | undefined): Promise<void> {
    for (const supplier of suppliers) {
      // What was read until then is sold, rather than nothing.
      await readFeed(supplier, stop).catch((error) =>
        log.error({ err: error, supplier: supplier.id }, 'the feed of properties ends early'),
      )
    }
    if (stop?.aborted) return
    isRead = true
    if (!found) known = undefined
  }

  async function readFeed(supplier: HotelSupplier, stop: AbortSignal | undefined): Promise<void> {
    let since = performance.now()
    for (const _ of addAll(supplier)) {
      if (performance.now() - since < betweenBreaks) continue
      await setImmediate()
      if (stop?.aborted) return
      since = performance.now()
    }
  }

  /** Adds a supplier's properties, and yields after each. */
  function* addAll(supplier: HotelSupplier): Generator<void> {
    const { id, directory } = supplier
    if (directory) {
      for (const facts of directory.facts()) yield list(facts, { supplier: id, ref: facts.ref })
    } else {
      for (const property of supplier.properties?.() ?? []) yield add({ supplier: id, property })
    }
  }

  const add = ({ supplier, property }: SuppliedProperty): void =>
    list(property, { supplier, record: records.add(property) })

  function list(property: PropertyFacts, source: Source): void {
    const { ref, name, position } = property
    const same = known?.find(name, position)
    const number = same ?? names.length
    byRef.get(source.supplier)?.set(ref, number)
    if (same !== undefined) {
      otherSources.set(same, [...(otherSources.get(same) ?? []), source])
      decoded.delete(same)
      return
    }
    known?.add(number, name, position)
    ids.push(`${source.supplier}-${ref}` as HotelId)
    names.push(name)
    search.add(name)
    firstSources.push(source)
    grid.add(position)
    facts.add(property)
  }

  function decode(number: number): ListedHotel {
    const first = firstSources[number]
    if (!first) throw new RangeError(`no property ${number}`)
    const others = otherSources.get(number) ?? []
    return mergeProperties(ids[number] as HotelId, [supplied(first), ...others.map(supplied)])
  }

  function supplied(source: Source): SuppliedProperty {
    const { supplier } = source
    if ('record' in source) return { supplier, property: records.read(source.record) }
    const property = directories.get(supplier)?.property(source.ref)
    if (!property) throw new RangeError(`no directory of ${supplier}`)
    return { supplier, property }
  }

  return {
    async ready(stop) {
      reading ??= read(stop)
      await reading
      await found?.read(add)
    },
    async add(supplier, properties) {
      const isNew = ({ ref }: SupplierProperty) => !byRef.get(supplier)?.has(ref)
      await found?.add(supplier, properties.filter(isNew))
    },
    isRead: () => isRead,
    isWhole: () => isRead && unpublished.length === 0,
    size: () => names.length,
    facts,
    idOf: (number) => ids[number] as HotelId,
    nameOf: (number) => names[number] ?? '',
    positionOf: grid.at,
    numberOf(id) {
      for (const [supplier, numbers] of byRef) {
        const number = id.startsWith(`${supplier}-`) && numbers.get(id.slice(supplier.length + 1))
        if (number !== undefined && number !== false) return number
      }
      return undefined
    },
    numberAt: (supplier, ref) => byRef.get(supplier)?.get(ref),
    hotel(number) {
      const known = decoded.get(number)
      if (known) return known
      const hotel = decode(number)
      decoded.set(number, hotel)
      return hotel
    },
    within: grid.within,
    named: search.find,
  }
}

/** Where a supplier's description of a property is: in our records, or its directory. */
type Source = { supplier: string; record: number } | { supplier: string; ref: string }
