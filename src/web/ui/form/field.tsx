import { type ReactNode, useId } from 'react'
import { useT } from '../../locale/language.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'

export interface FieldFrame {
  label: ReactNode
  hint?: ReactNode
  /** The error and what to do about it; tied to the control. */
  error?: string | null | undefined
  /** Part of a group with one shared error message. */
  invalid?: boolean | undefined
  optional?: boolean | undefined
  hideLabel?: boolean | undefined
}

export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldFrame {
  id?: string | undefined
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** Splits a control's props into those of the field around it and its own. */
export function splitField<Props extends Omit<FieldProps, 'children'>>(props: Props) {
  const { label, hint, error, invalid, optional, hideLabel, id, className, ...own } = props
  return { field: { label, hint, error, invalid, optional, hideLabel, id, className }, own }
}

/** Renders a label, hint and error around a control. */
export function Field({
  label,
  hint,
  error,
  invalid,
  optional,
  hideLabel,
  id,
  className,
  children,
}: FieldProps) {
  const t = useT()
  const made = useId()
  const controlId = id ?? made
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean)
  return (
    <div className={cx('flex min-w-0 flex-col gap-1', className)}>
      <label
        htmlFor={controlId}
        className={cx('text-xs font-medium text-ink-soft', hideLabel && 'sr-only')}
      >
        {label}
        {optional && <span className="font-normal"> ({t('common.optional')})</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        'aria-invalid': error || invalid ? true : undefined,
      })}
      {hint && (
        <p id={`${controlId}-hint`} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </div>
  )
}

/** Renders the error message below a control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1 text-xs font-medium text-red">
      <Icon name="warning" size={16} className="mt-0.5" />
      <span>{children}</span>
    </p>
  )
}

/** The style of text fields, selects and date fields. */
export const controlClass =
  'w-full min-w-0 min-h-12 rounded border border-line-strong bg-surface px-3 text-base text-ink transition-colors placeholder:text-ink-soft hover:border-ink focus-visible:border-ink focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-sea aria-invalid:border-red disabled:bg-sunk disabled:text-ink-soft'
