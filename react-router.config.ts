import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // Every page knows every route from the start: asking for them at each step would be one more request that may fail.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
