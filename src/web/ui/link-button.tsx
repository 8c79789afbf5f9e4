import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClass } from './button-look.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

/** Renders a link that looks like a button, for navigation. */
export function LinkButton({
  variant,
  size,
  block,
  icon,
  className,
  children,
  ...rest
}: LinkProps & ButtonLook & { icon?: IconName }) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}
