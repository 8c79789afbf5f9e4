import type { SentFile } from '../../../contract/bounded.ts'

/** Returns the bytes of a file, however it was sent. */
export const bytesOf = async ({ file, base64 = '' }: SentFile): Promise<Buffer> =>
  file ? Buffer.from(await file.arrayBuffer()) : Buffer.from(base64, 'base64')
