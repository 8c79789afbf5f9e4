import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Full width. */
  block?: boolean | undefined
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-sea text-on-sea hover:bg-sea-strong border border-transparent',
  secondary: 'bg-surface text-ink border border-line-strong hover:bg-sunk',
  quiet: 'bg-transparent text-sea border border-transparent hover:bg-sea-soft',
  danger: 'bg-red text-on-red border border-transparent hover:opacity-90',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 text-xs gap-1.5',
  md: 'min-h-11 px-4 text-base gap-2',
  lg: 'min-h-13 px-6 text-md gap-2',
}

/** Returns the classes shared by buttons and links that look like buttons. */
export function buttonClass(look: ButtonLook, className?: string): string {
  return cx(
    'relative inline-flex items-center justify-center rounded font-semibold text-center no-underline transition-colors select-none disabled:opacity-50 print:hidden',
    variants[look.variant ?? 'primary'],
    sizes[look.size ?? 'md'],
    look.block && 'w-full',
    className,
  )
}
