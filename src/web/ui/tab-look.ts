import { cx } from './cx.ts'

export const tabListClass = 'flex gap-1 overflow-x-auto border-b border-line'

export const tabClass = (current: boolean): string =>
  cx(
    '-mb-px inline-flex min-h-11 shrink-0 items-center gap-2 border-b-2 px-3 font-medium no-underline',
    current ? 'border-sea text-ink' : 'border-transparent text-ink-soft hover:text-ink',
  )
