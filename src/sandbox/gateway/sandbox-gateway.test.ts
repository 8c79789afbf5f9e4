import { testPlatform } from '../../../test/support/platform.ts'
import { paymentGatewayContract } from '../../server/gateway/payment-gateway.contract.ts'
import { createSandboxGateway } from './sandbox-gateway.ts'

const { db, jobs, clock } = await testPlatform()
const gateway = createSandboxGateway({
  db,
  jobs,
  clock,
  origin: 'http://127.0.0.1',
  webhookSecret: 'secret',
  deliver: async () => new Response(),
})
await jobs.start()

paymentGatewayContract('the sandbox gateway', () => ({
  gateway,
  async pay(redirect) {
    const session = await gateway.session(redirect.split('/').at(-1) ?? '')
    if (session) await gateway.act(session, { do: 'capture' })
  },
}))
