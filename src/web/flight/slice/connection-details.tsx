import { changesAt } from '../../../contract/flight/changes-at.ts'
import type { Slice } from '../../../contract/flight/offer.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { cityOf, type PlaceNames } from '../../place/place-names.ts'
import { Icon } from '../../ui/icon.tsx'

interface ConnectionDetailsProps {
  slice: Slice
  /** Which connection, counted from 0. */
  index: number
  airports: PlaceNames
}

/** Renders a connection: how long, where, and whether terminal or airport change. */
export function ConnectionDetails({ slice, index, airports }: ConnectionDetailsProps) {
  const t = useT()
  const format = useFormat()
  const connection = slice.connections[index]
  if (!connection) return null
  const own = connection.kind === 'onestop'
  const changes = changesAt(slice, index)
  const facts = {
    duration: format.duration(connection.minutes),
    city: cityOf(airports, connection.airport),
  }
  return (
    <div
      className={`my-3 flex gap-3 rounded-sm px-4 py-2 text-xs ${own ? 'bg-amber-soft text-amber' : 'bg-sunk text-ink-soft'}`}
    >
      <Icon name={own ? 'warning' : 'clock'} size={16} />
      <p>
        {own ? t('flight-shared.connection-onestop', facts) : t('flight-shared.connection', facts)}
        {changes.airport && <> · {t('flight-shared.change-airport', changes.airport)}</>}
        {changes.terminal && <> · {t('flight-shared.change-terminal', changes.terminal)}</>}
      </p>
    </div>
  )
}
