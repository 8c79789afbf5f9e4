import { useId } from 'react'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-paths.ts'

interface ReasonsProps {
  heading: string
  reasons: readonly { icon: IconName; title: string; text: string }[]
}

/** Renders reasons side by side, each with an icon. */
export function Reasons({ heading, reasons }: ReasonsProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg font-semibold tracking-tight">
        {heading}
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-6 md:grid-cols-2">
        {reasons.map(({ icon, title, text }) => (
          <li key={icon} className="flex gap-4 border-t border-line pt-4">
            <span className="grid size-10 shrink-0 place-items-center rounded bg-sea-soft text-sea">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
