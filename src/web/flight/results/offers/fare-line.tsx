import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-paths.ts'

export function FareLine({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon name={icon} size={16} className="mt-0.5 text-ink-soft" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
