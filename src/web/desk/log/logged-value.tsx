import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { Money } from '../../ui/money.tsx'
import { DateTime } from '../../ui/time/date-time.tsx'
import { useAgencyZone } from '../agency-clock.ts'

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Renders a value as it was logged; nothing for what wasn't. */
export function LoggedValue({ value }: { value: unknown }) {
  const t = useT()
  const format = useFormat()
  if (value === undefined) return null
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) {
    return <span className="text-ink-soft">{t('desk-log.empty')}</span>
  }
  if (typeof value === 'boolean') return t(value ? 'desk-log.yes' : 'desk-log.no')
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') {
    if (instant.test(value)) return <LoggedTime value={value} />
    return id.test(value) ? <code>{value}</code> : value
  }
  if (isMoney(value)) return <Money {...value} />
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) {
    return format.list(value.map(String))
  }
  return <code className="whitespace-pre-wrap">{JSON.stringify(value, null, 1)}</code>
}

const isMoney = (value: unknown): value is { amount: number; currency: string } =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).sort().join() === 'amount,currency' &&
  Number.isInteger((value as { amount: unknown }).amount)

/** Renders an instant with its zone: the log's days are the agency's, and its readers are in several zones. */
export const LoggedTime = ({ value }: { value: string }) => (
  <DateTime value={value} look="date-time-zone" zone={useAgencyZone()} />
)
