import { useFormat } from '../locale/use-format.ts'

/** A length of time: `2h 10m`. */
export function Duration({ minutes, className }: { minutes: number; className?: string }) {
  const format = useFormat()
  return (
    <time dateTime={`PT${minutes}M`} suppressHydrationWarning className={className}>
      {format.duration(minutes)}
    </time>
  )
}
