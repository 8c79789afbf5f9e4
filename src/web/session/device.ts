/** What the user agent tells (S3.25), as far as pages act on it. */
export interface Device {
  mobile: boolean
  ios: boolean
  android: boolean
  crawler: boolean
}

const mobilePattern = /android.+mobile|iphone|ipod|windows phone|opera mini|mobile.+firefox/i
const crawlerPattern = /bot\b|crawl|spider|slurp|facebookexternalhit|lighthouse-ci|embedly|preview/i

export function deviceOf(userAgent: string): Device {
  return {
    mobile: mobilePattern.test(userAgent),
    ios: /iphone|ipad|ipod/i.test(userAgent),
    android: /android/i.test(userAgent),
    crawler: crawlerPattern.test(userAgent),
  }
}
