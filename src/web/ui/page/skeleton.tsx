import { cx } from '../cx.ts'

/** Holds the place of what is on its way; give it that thing's exact size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-[breathe_1.6s_ease-in-out_infinite] rounded bg-sunk', className)}
    />
  )
}
