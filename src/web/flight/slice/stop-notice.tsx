import { changesAt } from '../../../contract/flight/changes-at.ts'
import type { Slice } from '../../../contract/flight/offer.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { cityOf, type PlaceNames } from '../../place/place-names.ts'
import { Alert } from '../../ui/page/alert.tsx'

interface StopNoticeProps {
  slice: Slice
  airports: PlaceNames
}

/** Renders what a self-transfer requires of the traveller; nothing for journeys on one booking code. */
export function StopNotice({ slice, airports }: StopNoticeProps) {
  const t = useT()
  const format = useFormat()
  return slice.connections.map((connection, index) => {
    if (connection.kind !== 'onestop') return null
    const city = cityOf(airports, connection.airport)
    const country = airports[connection.airport]?.countryName
    const changes = changesAt(slice, index)
    return (
      <Alert
        key={connection.airport}
        tone="warning"
        title={t('flight-shared.notice-title', { city })}
      >
        <ul className="list-disc ps-4">
          <li>{t('flight-shared.notice-bookings')}</li>
          <li>{t('flight-shared.notice-bags', { city })}</li>
          {country && <li>{t('flight-shared.notice-visa', { country })}</li>}
          {changes.airport && <li>{t('flight-shared.change-airport', changes.airport)}</li>}
          {changes.terminal && <li>{t('flight-shared.change-terminal', changes.terminal)}</li>}
          <li>
            {t('flight-shared.notice-slack', { duration: format.duration(connection.minutes) })}
          </li>
        </ul>
      </Alert>
    )
  })
}
