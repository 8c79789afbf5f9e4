import type { LoginResult } from '../../../src/contract/member/member.ts'
import { openShop } from '../shop.ts'
import { filledDraft, type Reply, searchRequest } from '../traveller.ts'

export type Answer<T = never> = Reply<T> & { message: string; headers: Headers }

/** Opens the shop for members' tests: calls with or without a token, and the mails that were sent. */
export async function openMemberSite(
  more: NodeJS.ProcessEnv = {},
  other: Parameters<typeof openShop>[1] = {},
  instead: Parameters<typeof openShop>[2] = {},
) {
  const shop = await openShop({ TRUST_PROXY: '1', ...more }, other, instead)
  const { mailsTo } = shop

  /** Makes one call; `path` may contain a version, `/v2/member/login`, otherwise it's v1. */
  async function call<T = never>(
    method: string,
    path: string,
    { body, token, headers = {} }: CallOptions = {},
  ): Promise<Answer<T>> {
    const request = new Request(
      `${shop.origin}/front${/^\/v\d\//.test(path) ? '' : '/v1'}${path}`,
      {
        method,
        headers: {
          'content-type': 'application/json',
          // Each call has its own address, because attempts are counted by address.
          'x-forwarded-for': `2001:db8:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::1`,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
    )
    const response = await shop.outside(request)
    return { status: response.status, headers: response.headers, ...(await response.json()) }
  }

  async function codeTo(to: string): Promise<string> {
    const mails = await mailsTo(to)
    // Mails about something else may be written later.
    const code = mails.map(({ text }) => /^\d{6}$/m.exec(text)?.[0]).find(Boolean)
    if (!code) throw new Error(`no code for ${to}: ${mails[0]?.text}`)
    return code
  }

  async function signedIn(answer: Promise<Answer<LoginResult>>) {
    const { result, error, status } = await answer
    if (result?.outcome !== 'signed_in') throw new Error(`${status} ${error} ${result?.outcome}`)
    return result
  }

  /** Signs up a member, from the first mail to the first token. */
  async function signUp(email: string, password?: string, name = 'Dara Sok') {
    await call('POST', '/member/request-signup', { body: { email, language: 'en' } })
    const code = await codeTo(email)
    const checked = await call<{ verification: string }>('POST', '/member/verify-activation-code', {
      body: { email, code, form: 'signup' },
    })
    const { verification } = checked.result
    return signedIn(call('POST', '/member/signup', { body: { verification, name, password } }))
  }

  const login = (email: string, password: string) =>
    call<LoginResult>('POST', '/v2/member/login', { body: { email, password } })

  /** Returns the code of an order for two, made with this address on its own device. */
  async function orderFrom(email: string, token?: string): Promise<string> {
    const guest = shop.traveller()
    const passengers = { adult: 2, child: 0, infant: 0 }
    const booking = await guest.book(searchRequest({ passengers }))
    const draft = filledDraft(booking)
    const { orderCode } = await guest.must(
      guest.call<{ orderCode: string }>(
        'POST',
        `/flight/bookings/${booking.bookId}/submit`,
        { ...draft, contact: { ...draft.contact, email }, acceptedTotal: booking.total },
        token ? { authorization: `Bearer ${token}` } : {},
      ),
    )
    return orderCode
  }

  return { ...shop, call, codeTo, signUp, signedIn, login, orderFrom }
}

interface CallOptions {
  body?: unknown
  token?: string
  headers?: Record<string, string>
}

export type MemberSite = Awaited<ReturnType<typeof openMemberSite>>

let counted = 0
/** Returns an address nobody has used in this file. */
export const someEmail = (): string => {
  counted += 1
  return `traveller${counted}@example.com`
}

export const goodPassword = 'three calm otters row'
