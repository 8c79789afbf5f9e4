import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'

/** Renders a link within or below text. */
export function TextLink({ className, ...link }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...link}
      className={cx('rounded-sm font-medium text-sea underline hover:text-sea-strong', className)}
    />
  )
}
