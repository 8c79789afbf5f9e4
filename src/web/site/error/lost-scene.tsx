import { City } from '../../ui/scene/city.tsx'

/** Renders the illustration of the "not found" page. */
export default function LostScene({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 240"
      preserveAspectRatio="xMidYMax slice"
      className={`block ${className}`}
    >
      <City place="lost" traits={['sea', 'hills']} />
    </svg>
  )
}
