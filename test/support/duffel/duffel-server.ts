import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export interface Answer {
  status: number
  body: object
}
export type Fields = Record<string, unknown>

/** A call of Duffel's API. */
export interface DuffelCall {
  /** What is called, without its id: `POST orders`, `GET orders :id`. */
  call: string
  id: string
  query: URLSearchParams
  data: Fields
}

/** How a call fails: its response is lost, with or without the call having been processed, or it's refused. */
export type Fault =
  | { mode: 'lost_done' | 'lost_undone' | 'accepted' }
  | { mode: 'refused'; status: number; code: string }
  | { mode: 'broken_done' }

export const ok = (data: unknown, status = 200): Answer => ({ status, body: { data } as object })
export const refuse = (code: string, status = 422): Answer => ({
  status,
  body: {
    errors: [{ type: 'invalid_request_error', title: code, message: code, code }],
    meta: { status, request_id: 'test' },
  },
})

/**
 * Opens a server of a fake Duffel API on its own port. It checks the token, the version and the form of a body, lets
 * `answer` process the call, and fails as it's told.
 */
export async function openDuffelServer({
  token,
  root,
  answer,
}: {
  token: string
  /** What all paths begin with: `/air/` or `/stays/`. */
  root: string
  answer: (call: DuffelCall) => Answer
}) {
  const calls: string[] = []
  let faults: { match: string; fault: Fault | undefined; times: number }[] = []

  function process(
    method: string,
    url: URL,
    { headers, words }: { headers: Record<string, unknown>; words: string },
  ): Answer {
    if (headers.authorization !== `Bearer ${token}`) return refuse('access_token_not_found', 401)
    if (headers['duffel-version'] !== 'v2') return refuse('missing_version_header', 400)
    if (!url.pathname.startsWith(root)) return refuse('not_found', 404)
    const body = words ? (JSON.parse(words) as { data?: Fields }) : {}
    if (words && !body.data) return refuse('missing_data_param', 400)
    const [area = '', id = '', ...action] = url.pathname.slice(root.length).split('/')
    const call = [method, area, id && ':id', ...action].filter(Boolean).join(' ')
    const query = url.searchParams
    return structuredClone(answer({ call, id, query, data: body.data ?? {} }))
  }

  const server = createServer(async (request, response) => {
    let words = ''
    for await (const chunk of request) words += chunk
    const url = new URL(request.url ?? '', 'http://api')
    const { method = '', headers } = request
    const line = `${method} ${url.pathname.replace(root, '')}`
    calls.push(line)
    const struck = faults.find(({ match, times }) => times > 0 && line.startsWith(match))
    if (struck) struck.times -= 1
    const fault = struck?.fault
    const isDone = fault?.mode !== 'lost_undone' && fault?.mode !== 'refused'
    const { status, body } =
      fault?.mode === 'refused'
        ? refuse(fault.code, fault.status)
        : isDone
          ? process(method, url, { headers, words })
          : ok({})
    if (fault?.mode === 'lost_done' || fault?.mode === 'lost_undone') {
      request.socket.destroy()
      return
    }
    const end =
      fault?.mode === 'broken_done'
        ? refuse('internal_server_error', 500)
        : fault?.mode === 'accepted'
          ? ok({}, 202)
          : { status, body }
    response.writeHead(end.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(end.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  return {
    /** What was called so far: `POST orders`. */
    calls,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Makes the next calls that begin like this (`POST orders`) fail. */
    fail(match: string, fault: Fault, times = 1) {
      faults = [...faults.filter((each) => each.times > 0), { match, fault, times }]
    },
    /** Returns the same, but starting with the second call from now. */
    afterFirst(match: string, fault: Fault) {
      faults = [
        { match, fault: undefined, times: 1 },
        { match, fault, times: 1 },
      ]
    },
  }
}
