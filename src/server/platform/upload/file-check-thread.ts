import { parentPort } from 'node:worker_threads'
import type { TaskAnswer } from '../thread-pool.ts'
import { type FileKind, fileKindOf } from './file-kind.ts'

parentPort?.on('message', (content: Uint8Array) => {
  const { buffer, byteOffset, byteLength } = content
  const result = fileKindOf(Buffer.from(buffer, byteOffset, byteLength))
  parentPort?.postMessage({ result } satisfies TaskAnswer<FileKind | undefined>)
})
