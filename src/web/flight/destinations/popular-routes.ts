/** Most visitors' origins in a country, and their popular destinations: city or airport codes. */
export interface PopularRoutes {
  home: string
  to: readonly string[]
}

const routes: Readonly<Record<string, PopularRoutes>> = {
  MY: { home: 'KUL', to: ['BKK', 'SIN', 'DPS', 'BKI', 'TYO', 'HKG'] },
  SG: { home: 'SIN', to: ['KUL', 'BKK', 'DPS', 'HKG', 'TYO', 'SYD'] },
  ID: { home: 'JKT', to: ['DPS', 'SIN', 'KUL', 'BKK', 'TYO', 'HKG'] },
  TH: { home: 'BKK', to: ['HKT', 'SIN', 'TYO', 'HKG', 'SEL', 'TPE'] },
  VN: { home: 'SGN', to: ['HAN', 'BKK', 'SIN', 'SEL', 'TYO', 'TPE'] },
  PH: { home: 'MNL', to: ['SIN', 'HKG', 'TYO', 'SEL', 'BKK', 'DXB'] },
  JP: { home: 'TYO', to: ['SEL', 'TPE', 'HKG', 'BKK', 'SIN', 'PAR'] },
  KR: { home: 'SEL', to: ['TYO', 'TPE', 'HKG', 'BKK', 'SIN', 'PAR'] },
  TW: { home: 'TPE', to: ['TYO', 'SEL', 'HKG', 'BKK', 'SIN', 'KUL'] },
  HK: { home: 'HKG', to: ['TYO', 'TPE', 'BKK', 'SIN', 'SEL', 'LON'] },
  CN: { home: 'SHA', to: ['HKG', 'TYO', 'SEL', 'BKK', 'SIN', 'SYD'] },
  IN: { home: 'DEL', to: ['BOM', 'DXB', 'BKK', 'SIN', 'LON', 'KTM'] },
  AU: { home: 'SYD', to: ['MEL', 'DPS', 'SIN', 'TYO', 'BKK', 'LON'] },
  GB: { home: 'LON', to: ['PAR', 'AMS', 'BCN', 'ROM', 'NYC', 'DXB'] },
  FR: { home: 'PAR', to: ['LON', 'BCN', 'ROM', 'AMS', 'NYC', 'IST'] },
  DE: { home: 'FRA', to: ['LON', 'PAR', 'BCN', 'ROM', 'IST', 'NYC'] },
  US: { home: 'NYC', to: ['LAX', 'LON', 'PAR', 'ROM', 'TYO', 'BCN'] },
}

const elsewhere: PopularRoutes = { home: 'LON', to: ['PAR', 'BCN', 'IST', 'DXB', 'NYC', 'BKK'] }

/** Returns a country's own list, if it has one. */
export const listedRoutes = (country: string): PopularRoutes | undefined => routes[country]

export const popularRoutes = (country: string): PopularRoutes => routes[country] ?? elsewhere
