import { CityScene } from '../../ui/scene/city-scene.tsx'

/** Renders a quiet coast for pages that lead nowhere. */
export default function LostScene({ className }: { className?: string }) {
  return <CityScene place="lost" traits={['sea', 'hills']} className={className} />
}
