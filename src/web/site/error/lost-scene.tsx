import { CityScene } from '../../ui/scene/city-scene.tsx'

/** Renders the illustration of the "not found" page. */
export default function LostScene({ className }: { className?: string }) {
  return <CityScene place="lost" traits={['sea', 'hills']} className={className} />
}
