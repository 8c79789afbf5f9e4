import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The server's metrics, as Prometheus text at `/metrics`. Modules can register their own. */
export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics(version: string) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'sojourn_info',
    help: 'The version that runs.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1)
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers: [registry],
    }),
    calls: new Histogram({
      name: 'front_api_call_duration_seconds',
      help: 'Time to answer a call of the front API, from the network or from a page.',
      labelNames: ['call', 'status'],
      buckets,
      registers: [registry],
    }),
    searches: new Histogram({
      name: 'supplier_search_duration_seconds',
      help: 'Time until a supplier answered a search, failed or timed out, by search, supplier and outcome.',
      labelNames: ['search', 'supplier', 'outcome'],
      buckets,
      registers: [registry],
    }),
    jobs: new Counter({
      name: 'jobs_total',
      help: 'Jobs worked off, by name and outcome.',
      labelNames: ['job', 'outcome'],
      registers: [registry],
    }),
  }
}
