import { cx } from '../cx.ts'

/** Renders a placeholder for loading content; give it the content's exact size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-[breathe_1.6s_ease-in-out_infinite] rounded bg-sunk', className)}
    />
  )
}
