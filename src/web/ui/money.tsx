import { useMoney } from '../currency/use-money.ts'
import { cx } from './cx.ts'

const sizes = {
  inherit: '',
  md: 'text-md font-semibold',
  lg: 'text-lg font-bold tracking-tight',
  xl: 'text-xl font-bold tracking-tight',
  '2xl': 'text-2xl font-bold tracking-tight',
}

interface MoneyProps {
  /** Minor units. */
  amount: number
  currency: string
  size?: keyof typeof sizes
  /** Whether to show a plus in front of positive amounts. */
  sign?: boolean
  className?: string
}

/** Renders an amount of money with tabular figures. */
export function Money({ amount, currency, size = 'inherit', sign, className }: MoneyProps) {
  const money = useMoney()
  return (
    <span
      translate="no"
      suppressHydrationWarning
      className={cx('tabular whitespace-nowrap', sizes[size], className)}
    >
      {sign && amount > 0 && '+ '}
      {money({ amount, currency })}
    </span>
  )
}
