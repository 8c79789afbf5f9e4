const pattern = /android.+mobile|iphone|ipod|windows phone|opera mini|mobile.+firefox/i

/** A screen whose shorter side has at least this many CSS pixels is a tablet's, as Android counts them. */
const tabletSide = 600

/**
 * Returns whether a device is a phone, from its user agent and, where it's known, the shorter side of its screen in CSS
 * pixels: an unfolded phone has a tablet's screen and still says that it's a phone.
 */
export const isMobile = (userAgent: string, shorterSide = 0): boolean =>
  pattern.test(userAgent) && shorterSide < tabletSide
