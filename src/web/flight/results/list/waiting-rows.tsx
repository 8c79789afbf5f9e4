import { Skeleton } from '../../../ui/skeleton.tsx'

/** As many places as fill a screen, each the size of a row. */
export function WaitingRows() {
  return (
    <div className="grid gap-2">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((each) => (
        <Skeleton key={each} className="h-[216px] md:h-[124px]" />
      ))}
    </div>
  )
}
