import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'

const pads = { none: '', sm: 'p-4', md: 'p-4 md:p-6' }

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  as?: 'section' | 'article' | 'div' | 'aside' | 'li'
  pad?: keyof typeof pads
  /** An `h2` at the top. */
  title?: ReactNode
  aside?: ReactNode
}

/** Renders a card. */
export function Card({
  as = 'section',
  pad = 'md',
  title,
  aside,
  className,
  children,
  ...rest
}: CardProps) {
  // The attributes are common to all of these elements.
  const Tag = as as 'section'
  return (
    <Tag
      {...rest}
      className={cx(
        'rounded border border-line bg-surface print:rounded-none print:border-x-0 print:border-b-0 print:px-0 print:py-2',
        pads[pad],
        className,
      )}
    >
      {(title || aside) && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-2 last:mb-0 print:mb-2">
          {title && <h2 className="text-lg font-semibold tracking-tight">{title}</h2>}
          {aside}
        </div>
      )}
      {children}
    </Tag>
  )
}
