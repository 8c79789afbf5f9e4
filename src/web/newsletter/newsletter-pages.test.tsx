import { describe, expect, it } from 'vitest'
import { pageContext } from '../../../test/support/page/page-context.ts'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import { type ErrorCode, errorCatalogue } from '../../contract/errors.ts'
import { answerSubscribe } from './answer-subscribe.ts'
import Linked, { action, loader, middleware } from './linked-page.tsx'
import Newsletter from './newsletter.tsx'

const problem = (error: ErrorCode, fields?: Record<string, string>) => () => {
  const [status_code, message] = errorCatalogue[error]
  return Response.json({ message, error, status_code, fields }, { status: status_code })
}
const visit = (address: string, form?: Record<string, string>) => {
  const url = new URL(`http://a.example/en/newsletter/${address}`)
  const body = form && new URLSearchParams(form)
  const request = new Request(url, form ? { method: 'POST', body: body ?? null } : {})
  return { url, request, params: { page: url.pathname.split('/')[3] } }
}

describe('links without what they need lead home (S2.75, S5.3)', () => {
  it.each<[string, boolean]>([
    ['confirm', false],
    ['confirm?uuid=', false],
    ['confirm?uuid=%20', false],
    ['confirm?uuid=a', true],
    ['unsubscribe', false],
    ['unsubscribe?uuid=', false],
    ['unsubscribe?uuid=a', true],
    ['choose-language', false],
    ['choose-language?uuid=', false],
    ['choose-language?uuid=a', true],
    ['change-language?lang=th', false],
    ['change-language?uuid=a', false],
    ['change-language?uuid=a&lang=', false],
    ['change-language?uuid=&lang=th', false],
    ['change-language?uuid=a&lang=th', true],
  ])('%s', (address, isOpen) => {
    const { context } = pageContext()
    const [guard] = middleware
    const open = () => (guard as (args: object) => void)({ context, ...visit(address) })
    if (isOpen) return expect(open).not.toThrow()
    let elsewhere: unknown
    try {
      open()
    } catch (thrown) {
      elsewhere = thrown
    }
    expect((elsewhere as Response).headers.get('location')).toBe('/en?error=NEWSLETTER_ERROR')
  })
})

describe('only a button changes something', () => {
  it.each([
    ['confirm?uuid=u', {}, 'confirm', { uuid: 'u' }],
    ['unsubscribe?uuid=u', {}, 'unsubscribe', { uuid: 'u' }],
    // A mail program's own button (RFC 8058).
    ['unsubscribe?uuid=u', { 'List-Unsubscribe': 'One-Click' }, 'unsubscribe', { uuid: 'u' }],
    ['change-language?uuid=u&lang=zh-tw', {}, 'change-language', { uuid: 'u', lang: 'zh-TW' }],
    ['choose-language?uuid=u', { lang: 'zh-tw' }, 'change-language', { uuid: 'u', lang: 'zh-TW' }],
  ])('%s', async (address, form, path, body) => {
    const { context, calls } = pageContext()
    // @ts-expect-error: of a route's arguments only these are read
    await loader({ context, ...visit(address) })
    expect(calls.map((call) => call.path)).toEqual(['/v1/newsletter/address'])
    calls.length = 0
    // @ts-expect-error: as above
    const answer = await action({ context, ...visit(address, form) })
    expect(calls.map((call) => [call.path, JSON.parse(call.body)])).toEqual([
      [`/v1/newsletter/${path}`, body],
    ])
    expect(answer).toMatchObject({ data: { done: {} } })
  })
})

it('a language that the site doesn’t have leads to those it has', async () => {
  const { context } = pageContext()
  let elsewhere: unknown
  try {
    // @ts-expect-error: as above
    await loader({ context, ...visit('change-language?uuid=u&lang=xx') })
  } catch (thrown) {
    elsewhere = thrown
  }
  const to = (elsewhere as Response).headers.get('location')
  expect(to).toBe('/en/newsletter/choose-language?uuid=u')
})

it('a link that nobody knows says so, and an outage leaves the button', () => {
  const loaderData = { page: 'confirm', title: 'Confirm', uuid: 'u' }
  const page = (code: ErrorCode) =>
    // @ts-expect-error: of a route's properties only these are read
    renderPage(<Linked loaderData={loaderData} actionData={{ code }} />).html
  expect(page('NEWSLETTER_NOT_FOUND')).toContain('href="/en/newsletter"')
  expect(page('NEWSLETTER_NOT_FOUND')).not.toContain('<button')
  expect(page('UNAVAILABLE')).toContain('data-error="UNAVAILABLE"')
  expect(page('UNAVAILABLE')).toContain('<button')
})

it('whose subscription is gone isn’t asked to subscribe by the link that unsubscribes', () => {
  const loaderData = { page: 'unsubscribe', title: 'Unsubscribe', uuid: 'u' }
  const actionData = { code: 'NEWSLETTER_NOT_FOUND' }
  // @ts-expect-error: as above
  const { html } = renderPage(<Linked loaderData={loaderData} actionData={actionData} />)
  expect(html).toContain('There’s no subscription behind it any more.')
  expect(html).not.toContain('href="/en/newsletter"')
})

it.each([
  ['the language of the newsletter', { email: 'm•••@example.com', lang: 'th' }, 'th'],
  ['the page’s language if that’s unknown', undefined, 'en'],
])('choosing a language begins with %s', async (_, result, chosen) => {
  const answer = () => (result ? Response.json({ result }) : problem('UNAVAILABLE')())
  const { context } = pageContext({ answers: { '/v1/newsletter/address': answer } })
  // @ts-expect-error: as above
  const loaderData = await loader({ context, ...visit('choose-language?uuid=u') })
  // @ts-expect-error: as above
  const { html } = renderPage(<Linked loaderData={loaderData} />)
  expect(/<option value="([\w-]+)" selected/.exec(html)?.[1]).toBe(chosen)
})

it('there’s no other page below', async () => {
  const { context } = pageContext()
  // @ts-expect-error: as above
  await expect(loader({ context, ...visit('constructor?uuid=u') })).rejects.toBeDefined()
})

describe('the address of a link', () => {
  const read = async (page: string, answer: () => Response, actionData?: object) => {
    const { context } = pageContext({ answers: { '/v1/newsletter/address': answer } })
    // @ts-expect-error: as above
    const loaderData = await loader({ context, ...visit(`${page}?uuid=u&lang=th`) })
    // @ts-expect-error: as above
    return renderPage(<Linked loaderData={loaderData} actionData={actionData} />)
  }
  const known = () => Response.json({ result: { email: 'j•••@example.com' } })

  it.each(['confirm', 'unsubscribe', 'change-language', 'choose-language'])(
    'is on the page, and on the one after the button (%s)',
    async (page) => {
      expect((await read(page, known)).text).toContain('E-mail address: j•••@example.com')
      expect((await read(page, known, { done: {} })).text).toContain('j•••@example.com')
    },
  )

  it.each<[ErrorCode]>([['NEWSLETTER_NOT_FOUND'], ['RATE_LIMITED'], ['UNAVAILABLE']])(
    'is left out where it isn’t told, and the button stays (%s)',
    async (code) => {
      const { text, html } = await read('unsubscribe', problem(code))
      expect(text).not.toContain('E-mail address')
      expect(html).toContain('<button')
    },
  )
})

it('a language is called by its own name', () => {
  const data = { page: 'change-language', title: 'Change', uuid: 'u', lang: 'th' }
  // @ts-expect-error: as above
  expect(renderPage(<Linked loaderData={data} />).text).toContain('ไทย')
})

describe('the form', () => {
  async function send(email: string, answer?: () => Response) {
    const answers = answer ? { '/v1/newsletter/subscribe': answer } : {}
    const { context, calls } = pageContext({ locale: 'zh-tw', answers })
    const { request } = visit('', { email })
    const { data, init } = await answerSubscribe({ context, request })
    return { data, status: init?.status ?? 200, bodies: calls.map(({ body }) => JSON.parse(body)) }
  }

  it('sends address, language and country', async () => {
    expect(await send(' mei@example.com ')).toEqual({
      data: { email: 'mei@example.com', isAsked: true },
      status: 200,
      bodies: [{ email: 'mei@example.com', lang: 'zh-TW', country: 'TW' }],
    })
  })

  it.each<[string, string, (() => Response) | undefined, RegExp]>([
    ['nothing', '', undefined, /Enter your e-mail address/],
    [
      'a typo',
      'mei@gmial.con',
      problem('VALIDATION', { email: 'no_mail_domain' }),
      /mei@gmail\.com/,
    ],
    ['half an address', 'mei', problem('VALIDATION', { email: 'syntax' }), /complete e-mail/],
    ['too often', 'mei@a.example', problem('RATE_LIMITED'), /data-error="RATE_LIMITED"/],
  ])('%s is told where it was entered, and the input is kept', async (_, email, answer, said) => {
    const { data, status } = await send(email, answer)
    expect(status).toBeGreaterThan(399)
    const loaderData = { title: 'Newsletter', description: '' }
    const { html } = renderPage(
      // @ts-expect-error: as above
      <Newsletter loaderData={loaderData} actionData={data} />,
    )
    expect(html).toMatch(said)
    expect(html).toContain(`value="${email}"`)
  })
})
