/** The most common mail domains (S9.13), most common first. */
const domains =
  `gmail.com yahoo.com hotmail.com icloud.com outlook.com live.com msn.com me.com mac.com
googlemail.com ymail.com rocketmail.com aol.com proton.me protonmail.com gmx.com gmx.de gmx.net web.de
t-online.de yahoo.co.uk yahoo.co.id yahoo.co.jp yahoo.co.in yahoo.com.my yahoo.com.sg yahoo.com.ph
yahoo.com.vn yahoo.com.tw yahoo.com.hk yahoo.com.au yahoo.in yahoo.fr yahoo.de yahoo.es yahoo.it
hotmail.co.uk hotmail.co.th hotmail.fr hotmail.de hotmail.es hotmail.it outlook.co.id outlook.co.th
outlook.jp outlook.fr outlook.de outlook.es live.co.uk live.com.my live.com.ph live.fr live.nl windowslive.com
qq.com foxmail.com 163.com 126.com sina.com naver.com daum.net hanmail.net kakao.com docomo.ne.jp
ezweb.ne.jp softbank.ne.jp rediffmail.com mail.ru yandex.ru orange.fr wanadoo.fr free.fr laposte.net
libero.it bigpond.com comcast.net`.split(/\s+/)

/**
 * Returns the address that was probably meant, if its domain is a typo or two away from a well-known one
 * (`mei@gmial.con` → `mei@gmail.com`); undefined if the domain is known or similar to none.
 */
export function suggestEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  if (at < 1 || domain.length < 4 || domains.includes(domain)) return undefined
  if (isRegional(domain)) return undefined
  let best: string | undefined
  let least = 3
  for (const each of domains) {
    // Short domains are one typo away from many real ones (126.com, 163.com, me.com).
    if (each.length < 8) continue
    const slips = distance(domain, each, least)
    if (slips < least) [best, least] = [each, slips]
  }
  const meant = best ?? domain.replace(noEnding, '.com')
  return meant === domain ? undefined : `${email.slice(0, at)}@${meant}`
}

/** Typos of `.com` that no domain ends with. */
const noEnding = /\.(?:con|comm|cmo|ocm|vom|xom|cpm)$/

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/**
 * Returns whether a domain is one that these services have, or may have, for a country: `yahoo.com.mx`, `outlook.it`.
 * `.co` and `.cm` are countries too, but after these names they are typos of `.com`.
 */
function isRegional(domain: string): boolean {
  const [, suffix] =
    /^(?:yahoo|hotmail|outlook|live|msn|gmx)\.(?:com?\.)?([a-z]{2})$/.exec(domain) ?? []
  if (!suffix || domain.endsWith('.cm') || /^[a-z]+\.co$/.test(domain)) return false
  return regionNames.of(suffix.toUpperCase()) !== undefined
}

/** Returns how many letters to change, add, remove or swap to get from one text to the other; at most `limit`. */
function distance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) >= limit) return limit
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const next = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? limit) + 1)
      }
      next.push(cost)
    }
    before = last
    last = next
  }
  return Math.min(limit, last[to.length] ?? limit)
}
