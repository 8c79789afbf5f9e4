import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

interface Deviation {
  origin?: string
  rpId?: string
  /** Whether the device reports that it verified the user. */
  verified?: boolean
  counter?: number
}

/** Creates an in-memory passkey that responds to challenges like a device (WebAuthn Level 3, section 6). */
export function createSoftwarePasskey(site: { origin: string; rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let uses = 0

  const clientData = (type: string, challenge: string, origin = site.origin) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false })

  function authenticatorData(
    { rpId = site.rpId, verified = true, counter }: Deviation,
    more?: Buffer,
  ) {
    const flags = 0x01 | (verified ? 0x04 : 0) | (more ? 0x40 : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags, 0)
    head.writeUInt32BE(counter ?? uses, 1)
    return Buffer.concat([sha256(rpId), head, more ?? Buffer.alloc(0)])
  }

  return {
    id: base64url(id),

    /** Responds to `passkey/add-options`. */
    register({ challenge }: Record<string, unknown>, wrong: Deviation = {}) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      // COSE_Key: EC2, ES256, P-256 (RFC 9053).
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const credential = Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(cose)])
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authenticatorData(wrong, credential))],
        ]) as never,
      )
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', String(challenge), wrong.origin)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      }
    },

    /** Responds to `passkey/login-options`. */
    sign({ challenge }: Record<string, unknown>, wrong: Deviation = {}) {
      uses += 1
      const data = authenticatorData(wrong)
      const client = clientData('webauthn.get', String(challenge), wrong.origin)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      }
    },
  }
}
