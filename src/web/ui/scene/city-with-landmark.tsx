import { City } from './city.tsx'
import { Landmark } from './landmark.tsx'

/** Draws a city with its landmark in the middle. */
export default function CityWithLandmark({ place }: { place: string }) {
  return <City place={place} landmark={<Landmark place={place} x={200} />} />
}
