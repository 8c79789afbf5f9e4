import { describe, expect, it } from 'vitest'
import { identify } from './identify.ts'
import { siteCookies } from './site-cookies.ts'

const auid = 'a'.repeat(36)
const sid = 's'.repeat(36)
const tenYears = `auid=${auid}; Max-Age=315360000; Path=/`
function come(known: Record<string, string> = { auid, sid, auid_renewed: '1' }, statistics = true) {
  const cookies = siteCookies(new Map(Object.entries(known)), { origin: 'http://a.example' })
  return { cookies, identity: identify(cookies, { cookieDomain: undefined }, { statistics }) }
}

describe('the ids of a visitor', () => {
  it('known ids are kept, and cookies are set at most once a day', () => {
    const { cookies, identity } = come()
    expect([identity.auid, identity.sessionId]).toEqual([auid, sid])
    expect(cookies.written()).toEqual([])
  })

  it("the device's is set again each day, for browsers end cookies after 400 days", () => {
    const { cookies, identity } = come({ auid, sid })
    expect(identity.auid).toBe(auid)
    const [device, mark, ...more] = cookies.written()
    expect(device).toContain(tenYears)
    expect(mark).toContain('auid_renewed=1; Max-Age=86400; Path=/')
    expect(more).toEqual([])
  })

  it('new ids are created: the device for ten years, the session until the browser closes (S9.6)', () => {
    const [device, , session] = come({ auid: 'x y', sid: '' }).cookies.written()
    expect(device).toContain('Max-Age=315360000')
    expect(session).not.toContain('Max-Age')
  })

  it('without consent to statistics, the device’s is for a month from its last use', () => {
    const [device] = come({ auid, sid }, false).cookies.written()
    expect(device).toContain(`auid=${auid}; Max-Age=2592000; Path=/`)
  })

  it('signing in changes the session id and keeps the device', () => {
    const { identity, cookies } = come()
    identity.renewSession()
    expect(identity.auid).toBe(auid)
    expect(identity.sessionId).not.toBe(sid)
    expect(cookies.read('sid')).toBe(identity.sessionId)
  })

  it('signing out clears both (S4.2)', () => {
    const { identity } = come()
    identity.forget()
    expect(identity.auid).not.toBe(auid)
    expect(identity.sessionId).not.toBe(sid)
  })
})
