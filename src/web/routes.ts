import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  route('api/locales', 'locale/locales-api.ts'),
  ...prefix(':locale/flight', [
    route('lowest-fares', 'flight/results/lowest-fares-api.ts'),
    route('results/:searchId', 'flight/results/results-api.ts'),
    route('results/:searchId/:resultId', 'flight/results/result-offers-api.ts'),
  ]),
  route(':locale', 'content/site-layout.tsx', [
    index('content/home.tsx'),
    route('choose-country', 'content/choose-country.tsx'),
    route('preferences', 'session/preferences.ts'),
    ...prefix('flight', [
      index('flight/flight-landing.tsx'),
      route('search', 'flight/results/flight-search-page.tsx'),
      route('multi-search', 'flight/results/flight-multi-search-page.tsx'),
    ]),
    route('*', 'content/not-found.tsx'),
  ]),
] satisfies RouteConfig
