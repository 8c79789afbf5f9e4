import type { Condition } from '../../../contract/flight/offer.ts'
import { Icon } from '../../ui/icon.tsx'
import { ConditionText, type ConditionTextProps } from './condition-text.tsx'

/**
 * Renders whether a fare can be refunded or changed, with the same mark on every page: a tick only if it's free, coins
 * for a fee, a dash if it isn't allowed.
 */
export function ConditionLine({ size, ...props }: ConditionTextProps & { size?: 16 | 20 }) {
  return (
    <span className="flex gap-2">
      <ConditionMark condition={props.condition} {...(size && { size })} />
      <span className="min-w-0">
        <ConditionText {...props} />
      </span>
    </span>
  )
}

function ConditionMark({ condition, size = 20 }: { condition: Condition; size?: 16 | 20 }) {
  const place = 'mt-0.5 shrink-0'
  if (condition.kind === 'not_allowed') {
    return <Icon name="minus" size={size} className={`${place} text-ink-soft`} />
  }
  if (condition.kind === 'unknown') {
    return <Icon name="help" size={size} className={`${place} text-ink-soft`} />
  }
  if (condition.penalty.amount === 0) {
    return <Icon name="check" size={size} className={`${place} text-sea`} />
  }
  // Not among the site's icons, which every page loads.
  return (
    <svg
      data-mark="fee"
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      className={`${place} text-amber`}
    >
      <path d="M9 14.500a5.500 5.500 0 1 0 0-11 5.500 5.500 0 0 0 0 11Zm7.300-5.300a5.500 5.500 0 1 1-7.100 7.700" />
    </svg>
  )
}
