import {
  type Destination,
  destinationIdSchema,
  getDestination,
} from '../../contract/hotel/destination.ts'
import type { FrontApi } from '../session/front-api/front-api.ts'

/** A city that many stay in, and the code of its drawn scene (`src/web/ui/scene`). */
interface PopularCity {
  id: string
  scene: string
}

const cities = {
  bali: { id: 'city-bali-id', scene: 'DPS' },
  bangkok: { id: 'city-bangkok-th', scene: 'BKK' },
  barcelona: { id: 'city-barcelona-es', scene: 'BCN' },
  dubai: { id: 'city-dubai-ae', scene: 'DXB' },
  hongKong: { id: 'city-hong-kong-hk', scene: 'HKG' },
  istanbul: { id: 'city-istanbul-tr', scene: 'IST' },
  kualaLumpur: { id: 'city-kuala-lumpur-my', scene: 'KUL' },
  london: { id: 'city-london-gb', scene: 'LON' },
  newYork: { id: 'city-new-york-us', scene: 'NYC' },
  paris: { id: 'city-paris-fr', scene: 'PAR' },
  rome: { id: 'city-rome-it', scene: 'ROM' },
  seoul: { id: 'city-seoul-kr', scene: 'SEL' },
  singapore: { id: 'city-singapore-sg', scene: 'SIN' },
  taipei: { id: 'city-taipei-tw', scene: 'TPE' },
  tokyo: { id: 'city-tokyo-jp', scene: 'TYO' },
} satisfies Record<string, PopularCity>

/** Returns the code of a city's drawing; its id, of which a city without a landmark is drawn, if it has none. */
export const sceneOf = (id: string): string =>
  Object.values(cities).find((city) => city.id === id)?.scene ?? id

const { bali, bangkok, dubai, hongKong, kualaLumpur, london, paris, singapore, tokyo } = cities
const { barcelona, istanbul, newYork, rome, seoul, taipei } = cities

const ofAsia = [bali, bangkok, tokyo, singapore, kualaLumpur, hongKong]
const byCountry: Readonly<Record<string, readonly PopularCity[]>> = {
  MY: [bangkok, bali, singapore, tokyo, kualaLumpur, hongKong],
  SG: [bali, bangkok, kualaLumpur, tokyo, hongKong, seoul],
  ID: [bali, singapore, kualaLumpur, bangkok, tokyo, hongKong],
  TH: [bangkok, tokyo, hongKong, singapore, seoul, taipei],
  VN: ofAsia,
  PH: ofAsia,
  JP: [tokyo, seoul, taipei, bangkok, singapore, paris],
  KR: [seoul, tokyo, taipei, bangkok, bali, paris],
  TW: [taipei, tokyo, seoul, hongKong, bangkok, singapore],
  HK: [tokyo, taipei, bangkok, seoul, singapore, london],
  CN: [hongKong, tokyo, seoul, bangkok, singapore, bali],
  IN: [dubai, bangkok, singapore, bali, london, paris],
  AU: [bali, singapore, tokyo, bangkok, london, hongKong],
}
const elsewhere = [paris, london, barcelona, rome, newYork, istanbul]

export type PopularDestination = Destination & { scene: string }

/** Returns the cities that visitors of a country often stay in, as far as they're known. */
export async function loadPopularCities(
  api: Pick<FrontApi, 'call'>,
  country: string,
): Promise<PopularDestination[]> {
  const wanted = byCountry[country] ?? elsewhere
  const found = await Promise.all(
    wanted.map(async ({ id, scene }) => {
      const destinationId = destinationIdSchema.parse(id)
      const answer = await api.call(getDestination, { params: { destinationId } })
      return answer.ok ? [{ ...answer.result, scene }] : []
    }),
  )
  return found.flat()
}
