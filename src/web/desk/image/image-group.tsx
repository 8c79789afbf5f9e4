import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'

interface ImageGroupProps {
  /** What the group is, or the id of the heading that says it. */
  label: { text: string } | { id: string }
  /** Whose image it is, for the page that moves the focus here after an act. */
  image?: string
  isPicker?: boolean
  className?: string
  children: ReactNode
}

/** Renders fields and buttons that belong to one image, and can take the focus together after one of the buttons was used. */
export function ImageGroup({ label, image, isPicker, className, children }: ImageGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be in a line of its own, and repeat the label of its first field
    <div
      role="group"
      aria-label={'text' in label ? label.text : undefined}
      aria-labelledby={'id' in label ? label.id : undefined}
      data-image={image}
      data-picker={isPicker ? '' : undefined}
      tabIndex={-1}
      className={cx('grid gap-4 outline-none', className)}
    >
      {children}
    </div>
  )
}
