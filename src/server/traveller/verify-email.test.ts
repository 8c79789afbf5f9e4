import { expect, test, vi } from 'vitest'
import { createMailDomains, withExamples } from './find-mail-domain.ts'
import { emailVerdict } from './verify-email.ts'

test.each([
  ['mei@example.com', null, null],
  ['mei.example.com', 'syntax', null],
  ['mei@gmial.com', null, 'mei@gmail.com'],
  ['mei@mailinator.com', 'disposable', null],
  ['mei@inbox.of.33mail.com', 'disposable', null],
  ['mei@nowhere.example', 'no_mail_domain', null],
])('%s: %s, suggestion %s', async (email, problem, suggestion) => {
  const verdict = await emailVerdict(email, async (domain) => domain !== 'nowhere.example')
  expect(verdict).toMatchObject({ problem, suggestion })
})

test('a domain that can’t be looked up is no problem', async () => {
  expect(await emailVerdict('mei@example.com', async () => undefined)).toEqual({
    problem: null,
    suggestion: null,
    isDomainChecked: false,
  })
})

test('domains are looked up in their ASCII form', async () => {
  const find = vi.fn(async () => true)
  await emailVerdict('mei@bücher.example', find)
  expect(find).toHaveBeenCalledWith('xn--bcher-kva.example')
})

const fails = (code: string) => async () => {
  throw Object.assign(new Error(code), { code })
}
/** Finds the best-known domains, and nothing else. */
const onlyControl = async (domain: string) =>
  domain === 'gmail.com' ? [{ exchange: 'mx.gmail.com', priority: 5 }] : fails('ENOTFOUND')()
const servers = {
  resolveMx: async () => [{ exchange: 'mx.example.com', priority: 10 }],
  resolve4: fails('ENODATA') as never,
  resolve6: fails('ENODATA') as never,
}

test.each([
  ['a mail server', {}, true],
  [
    'a record that says it takes no mail',
    { resolveMx: async () => [{ exchange: '', priority: 0 }] },
    false,
  ],
  ['only an address', { resolveMx: fails('ENODATA'), resolve6: async () => ['::1'] }, true],
  ['nothing at all', { resolveMx: onlyControl }, false],
  [
    'a name server that finds nothing at all, whatever it’s asked',
    { resolveMx: fails('ENOTFOUND') },
    undefined,
  ],
  ['silent name servers', { resolveMx: fails('ETIMEOUT') }, undefined],
  [
    'no address, as far as is known',
    { resolveMx: fails('ENODATA'), resolve4: fails('ESERVFAIL') },
    undefined,
  ],
])('a domain with %s', async (_, instead, receives) => {
  const find = createMailDomains({ ...servers, ...instead } as never)
  expect(await find('example.com')).toBe(receives)
})

test('asks once an hour, unless nothing was found out', async () => {
  const resolveMx = vi.fn(servers.resolveMx)
  const find = createMailDomains({ ...servers, resolveMx })
  await find('example.com')
  await find('example.com')
  expect(resolveMx).toHaveBeenCalledTimes(1)
  resolveMx.mockImplementation(fails('ETIMEOUT'))
  await find('other.example')
  await find('other.example')
  expect(resolveMx).toHaveBeenCalledTimes(3)
})

test.each([
  ['test.example', true],
  ['example.com', true],
  ['mail.example.org', true],
  ['example.my', false],
  ['myexample.com', false],
])('in the sandbox, %s receives mail: %s', async (domain, receives) => {
  expect(await withExamples(async () => false)(domain)).toBe(receives)
})
