import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { cx } from '../../ui/cx.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'

interface EntryRowProps {
  /** At the left end. */
  picture?: ReactNode
  name: ReactNode
  details: ReactNode
  /** What can be done with it, at the right end. */
  children?: ReactNode
  /** Space between this row and its neighbours. */
  className?: string
}

/** Renders one entry of a list in the account. */
export function EntryRow({ picture, name, details, children, className }: EntryRowProps) {
  return (
    <li
      className={cx(
        'flex flex-wrap items-center justify-between gap-3 border-t border-line first:border-0',
        className ?? 'p-4 md:px-6',
      )}
    >
      {picture}
      <div className={cx('min-w-0', Boolean(picture) && 'flex-[1_1_8rem]')}>
        <div className="flex flex-wrap items-center gap-2 font-semibold break-words">{name}</div>
        <div className="text-xs break-words text-ink-soft">{details}</div>
      </div>
      {children}
    </li>
  )
}

interface EntryButtonProps {
  name: string
  value: string
  /** What it does to which entry, for screen readers. */
  label: string
  children: ReactNode
}

/** Renders an entry's button, which submits the entry's id. */
export function EntryButton({ name, value, label, children }: EntryButtonProps) {
  return (
    <Form method="post">
      <SubmitButton size="sm" variant="secondary" name={name} value={value} aria-label={label}>
        {children}
      </SubmitButton>
    </Form>
  )
}
