import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { CatalogueError } from '../../contract/errors.ts'
import type { Config } from '../config.ts'
import { type Duration, seconds } from '../platform/duration.ts'
import type { ImageFiles } from './image-files.ts'

/**
 * Returns a store that speaks S3's protocol, such as Amazon S3, Cloudflare R2 or MinIO. The bucket is part of the address's
 * path, which all of them understand. A store in the same network answers within a fraction of `patience`; staff are waiting.
 */
export function createS3Files(
  settings: Pick<
    Config,
    'IMAGE_STORE_URL' | 'IMAGE_STORE_REGION' | 'IMAGE_STORE_KEY_ID' | 'IMAGE_STORE_SECRET'
  >,
  patience: Duration = seconds(8),
): ImageFiles {
  const { IMAGE_STORE_URL: root = '', IMAGE_STORE_REGION: region } = settings
  const client = new AwsClient({
    accessKeyId: settings.IMAGE_STORE_KEY_ID ?? '',
    secretAccessKey: settings.IMAGE_STORE_SECRET ?? '',
    service: 's3',
    region,
  })

  /** Calls the store. Throws IMAGE_STORE_UNAVAILABLE unless its answer has one of these statuses. */
  async function call(method: string, key: string, expected: readonly number[], content?: Buffer) {
    try {
      const signed = await client.sign(`${root}/${key}`, {
        method,
        ...(content && {
          body: new Uint8Array(content),
          headers: {
            'content-type': 'image/webp',
            // Signed too, so that nobody between can store another image, also where the store has no HTTPS.
            'x-amz-content-sha256': createHash('sha256').update(content).digest('hex'),
          },
        }),
      })
      // Not a part of what is signed: of a request made from another request, Node forgets the signal once the other one is
      // collected as garbage, and a silent store would be waited for until it speaks.
      const answer = await fetch(signed, {
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      })
      const body = Buffer.from(await answer.arrayBuffer())
      if (expected.includes(answer.status)) return { status: answer.status, body }
      // The body says why, such as <Code>SignatureDoesNotMatch</Code>.
      const code = /<Code>(\w+)<\/Code>/.exec(body.toString('latin1', 0, 2000))?.[1] ?? ''
      throw new Error(`${method}: ${answer.status} ${code}`.trim())
    } catch (cause) {
      throw new CatalogueError('IMAGE_STORE_UNAVAILABLE', { cause })
    }
  }

  return {
    async put(id, width, content) {
      await call('PUT', keyOf(id, width), [200, 201, 204], content)
    },
    async get(id, width) {
      const { status, body } = await call('GET', keyOf(id, width), [200, 404])
      return status === 200 ? body : undefined
    },
    async remove(id, width) {
      await call('DELETE', keyOf(id, width), [200, 204, 404])
    },
  }
}

const keyOf = (id: string, width: number): string => `${id}/${width}.webp`
