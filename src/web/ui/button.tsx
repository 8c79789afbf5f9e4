import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-look.ts'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import { Spinner } from './page/spinner.tsx'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & { busy?: boolean | undefined; icon?: IconName | undefined }

/** Renders a button. While busy, it keeps its width and its place in the tab order, but does nothing. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  icon,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      onClick={busy ? undefined : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonClass({ variant, size, block }, className)}
    >
      <span className={cx('inline-flex items-center gap-2', busy && 'opacity-0')}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  )
}
