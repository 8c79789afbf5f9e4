import type { Hono } from 'hono'
import type { Api } from '../../server/platform/http/api.ts'
import type { Platform } from '../../server/platform/platform.ts'
import { sandboxGatewayPages } from './pages.ts'
import { createSandboxGateway, type SandboxGateway } from './sandbox-gateway.ts'

/** Creates the gateway and its pages, and sends its notices to the front API's webhook. */
export function openSandboxGateway(
  { db, jobs, clock, signer, config }: Platform,
  api: Pick<Api, 'fetch'>,
): { gateway: SandboxGateway; pages: Record<string, Hono> } {
  const origin = config.PUBLIC_ORIGIN
  const gateway = createSandboxGateway({
    db,
    jobs,
    clock,
    origin,
    webhookSecret: signer.sign('sandbox gateway', 'webhook'),
    // Delivered within this process, so that notices arrive whatever the site's address or port is.
    deliver: (body, headers) =>
      api.fetch(
        new Request(`${origin}/front/v1/webhooks/sandbox`, { method: 'POST', body, headers }),
        { requestId: 'sandbox-gateway', clientAddress: '127.0.0.1' },
      ),
  })
  return { gateway, pages: { '/gateway/sandbox': sandboxGatewayPages({ gateway, clock }) } }
}
