import { createIsbotFromList, list } from 'isbot'
import { isMobile } from './is-mobile.ts'

/** Data from the user agent (S3.25). */
export interface Device {
  mobile: boolean
  ios: boolean
  android: boolean
  /** Huawei or Honor, whose phones have their own app store. */
  huawei: boolean
  crawler: boolean
  /** The version of our own app if the page is shown in it, otherwise empty. */
  webview: string
  /** Shown within the app of a partner. */
  partnerApp: boolean
  browser: 'safari' | 'chrome' | 'other'
  system: 'windows' | 'macos' | 'linux' | 'other'
}

/** Without automated browsers and Node itself, because the site is tested and measured with them as visitors see it. */
const isCrawler = createIsbotFromList(
  list.filter(
    (pattern) => !['headless', 'chrome-lighthouse', 'playwright', 'node\\b'].includes(pattern),
  ),
)

export function deviceOf(userAgent: string): Device {
  const has = (pattern: RegExp) => pattern.test(userAgent)
  const ios = has(/iphone|ipad|ipod/i)
  const android = has(/android/i)
  return {
    mobile: isMobile(userAgent),
    ios,
    android,
    huawei: has(/huawei|honor|hmscore/i),
    crawler: isCrawler(userAgent),
    webview: /\bSojournApp\/(\d[\d.]{0,15})/.exec(userAgent)?.[1] ?? '',
    partnerApp: has(/\bSojournPartner\//),
    browser: browserOf(has),
    system: ios || android ? 'other' : systemOf(has),
  }
}

/** Other browsers contain the names Chrome and Safari too, in addition to their own. */
function browserOf(has: (pattern: RegExp) => boolean): Device['browser'] {
  if (has(/edg|opr\/|opera|samsungbrowser|firefox|fxios|ucbrowser|yabrowser/i)) return 'other'
  if (has(/chrome\/|crios\//i)) return 'chrome'
  return has(/safari\//i) && has(/version\//i) ? 'safari' : 'other'
}

function systemOf(has: (pattern: RegExp) => boolean): Device['system'] {
  if (has(/windows nt/i)) return 'windows'
  if (has(/macintosh|mac os x/i)) return 'macos'
  return has(/linux|cros/i) ? 'linux' : 'other'
}
