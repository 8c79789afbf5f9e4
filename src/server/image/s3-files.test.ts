import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { patience } from '../../../test/support/patience.ts'
import { milliseconds } from '../platform/duration.ts'
import { createS3Files } from './s3-files.ts'

it('a store that takes calls and says nothing isn’t waited for', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const files = createS3Files(
    {
      IMAGE_STORE_URL: `http://127.0.0.1:${port}/bucket`,
      IMAGE_STORE_REGION: 'auto',
      IMAGE_STORE_KEY_ID: 'key',
      IMAGE_STORE_SECRET: 'secret',
    },
    milliseconds(300),
  )
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const collecting = setInterval(collect, 100)
  const reading = files.get('5aef3eb84479b31e', 640)
  const waiting = new Promise((resolve) => setTimeout(() => resolve('still waiting'), patience()))
  try {
    await expect(Promise.race([reading, waiting])).rejects.toThrow(/image store/)
  } finally {
    clearInterval(collecting)
    silent.closeAllConnections()
    silent.close()
  }
})
