import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

const bucket = 'our-images'
const key = { id: 'AKIATEST', secret: 'a-secret-of-the-store', region: 'eu-central-1' }

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (secret: string | Buffer, text: string) =>
  createHmac('sha256', secret).update(text).digest()

/**
 * Opens a fake of the part of Amazon S3's HTTP API that stores objects: PUT, GET and DELETE in one bucket, with every request's
 * signature (AWS Signature Version 4) calculated again from the request, and the body compared with the digest that was signed.
 */
export async function openS3StandIn() {
  const objects = new Map<string, { content: Buffer; type: string | undefined }>()
  /** How many requests are still answered; after those it's down. */
  let answersLeft = Number.POSITIVE_INFINITY
  const refused: string[] = []

  function answer(
    request: IncomingMessage,
    body: Buffer,
  ): { status: number; body: Buffer | string } {
    const why = whyRefused(request, body)
    if (why) {
      refused.push(why)
      return { status: 403, body: `<?xml version="1.0"?><Error><Code>${why}</Code></Error>` }
    }
    const name = request.url?.slice(`/${bucket}/`.length) ?? ''
    switch (request.method) {
      case 'PUT':
        objects.set(name, { content: body, type: request.headers['content-type'] })
        return { status: 200, body: '' }
      case 'DELETE':
        objects.delete(name)
        return { status: 204, body: '' }
      default: {
        const found = objects.get(name)
        if (found) return { status: 200, body: found.content }
        return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' }
      }
    }
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    answersLeft -= 1
    if (answersLeft < 0) {
      response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
      return
    }
    const { status, body } = answer(request, Buffer.concat(parts))
    response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => server.close())
  const { port } = server.address() as AddressInfo

  return {
    objects,
    refused,
    /** What a server is told to use it. */
    settings: {
      IMAGE_STORE_URL: `http://127.0.0.1:${port}/${bucket}`,
      IMAGE_STORE_REGION: key.region,
      IMAGE_STORE_KEY_ID: key.id,
      IMAGE_STORE_SECRET: key.secret,
    },
    /** Goes down after this many answers, or is up again without a number. */
    goDownAfter(answers = Number.POSITIVE_INFINITY) {
      answersLeft = answers
    },
  }
}

/** Returns S3's code for what is wrong with a request's signature, or undefined. */
function whyRefused(request: IncomingMessage, body: Buffer): string | undefined {
  const { headers, method = '', url = '' } = request
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w{64})$/
  const [, credential = '', names = '', signature = ''] =
    parts.exec(headers.authorization ?? '') ?? []
  const date = String(headers['x-amz-date'] ?? '')
  const day = date.slice(0, 8)
  const scope = `${day}/${key.region}/s3/aws4_request`
  if (credential !== `${key.id}/${scope}`) return 'InvalidAccessKeyId'
  if (!names.split(';').includes('host')) return 'AccessDenied'
  const content = String(headers['x-amz-content-sha256'] ?? '')
  if (body.length > 0 && content !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const canonical = [
    method,
    url.split('?')[0],
    url.split('?')[1] ?? '',
    ...names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    names,
    content,
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const signing = [key.region, 's3', 'aws4_request'].reduce(
    (secret: Buffer, part) => hmac(secret, part),
    hmac(`AWS4${key.secret}`, day),
  )
  const expected = hmac(signing, text)
  const given = Buffer.from(signature, 'hex')
  return given.length === 32 && timingSafeEqual(given, expected)
    ? undefined
    : 'SignatureDoesNotMatch'
}
