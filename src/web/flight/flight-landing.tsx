import { CityScene } from '../ui/city-scene.tsx'
import { Page } from '../ui/page.tsx'

export default function FlightLanding() {
  return (
    <Page>
      <CityScene place="BKK" className="h-48 w-full rounded" />
    </Page>
  )
}
