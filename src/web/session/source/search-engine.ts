/** Search result pages by host. Other hosts of the same company (mail, sign-in) don't send visitors. */
const engines: readonly (readonly [host: RegExp, code: string])[] = [
  [/^(www\.)?google\.(com?\.)?[a-z]{2,3}$/, 'GOOG'],
  [/^com\.google\.android\.googlequicksearchbox$/, 'GOOG'],
  [/^((www|cn|m)\.)?bing\.com$/, 'BING'],
  [/^((m\.)?search\.)naver\.com$/, 'NAVER'],
  [/^([a-z]{2}\.)?search\.yahoo\.(com|co\.jp)$/, 'YHOO'],
  [/^((www|m)\.)?baidu\.com$/, 'BAIDU'],
  [/^((www|html|lite)\.)?duckduckgo\.com$/, 'DDG'],
  [/^((www|m)\.)?search\.daum\.net$/, 'DAUM'],
  [/^((www|m)\.)?sogou\.com$/, 'SOGOU'],
  [/^((www|m)\.)?so\.com$/, 'SO360'],
  [/^(www\.)?ya(ndex)?\.(ru|com|kz|by|com\.tr)$/, 'YANDEX'],
  [/^search\.seznam\.cz$/, 'SEZNAM'],
  [/^((www|coccoc)\.)?coccoc\.com$/, 'COCCOC'],
  [/^(www\.)?ecosia\.org$/, 'ECOSIA'],
  [/^search\.brave\.com$/, 'BRAVE'],
]

/** Returns the code of the search engine a visitor came from (S5.11), by its host. */
export const searchEngine = (host: string): string | undefined =>
  engines.find(([pattern]) => pattern.test(host))?.[1]

/** Returns the host of the linking site; undefined for direct visits and links within the site. */
export function outsideHost(referer: string | null, ownHost: string): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined
  const { protocol, host, hostname } = new URL(referer)
  if (!/^(https?|android-app):$/.test(protocol) || host === ownHost) return undefined
  return hostname.slice(0, 100) || undefined
}
