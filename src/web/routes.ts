import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  route('api/locales', 'locale/locales-api.ts'),
  route(':locale', 'content/site-layout.tsx', [
    index('content/home.tsx'),
    route('choose-country', 'content/choose-country.tsx'),
    route('preferences', 'session/preferences.ts'),
    ...prefix('flight', [index('flight/flight-landing.tsx')]),
    route('*', 'content/not-found.tsx'),
  ]),
] satisfies RouteConfig
