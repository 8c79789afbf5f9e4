const phone = /iphone|ipod|windows phone|opera mini/
/** What phones say in this order, with something between. As one expression it would take long for long user agents. */
const pairs = [
  ['android', 'mobile'],
  ['mobile', 'firefox'],
] as const

/** A screen whose shorter side has at least this many CSS pixels is a tablet's, as Android counts them. */
const tabletSide = 600

/**
 * Returns whether a device is a phone, from its user agent and, where it's known, the shorter side of its screen in CSS
 * pixels: an unfolded phone has a tablet's screen and still says that it's a phone.
 */
export const isMobile = (userAgent: string, shorterSide = 0): boolean =>
  shorterSide < tabletSide && isPhone(userAgent.toLowerCase())

const isPhone = (userAgent: string): boolean =>
  phone.test(userAgent) ||
  pairs.some(([first, second]) => {
    const from = userAgent.indexOf(first)
    return from >= 0 && userAgent.includes(second, from + first.length + 1)
  })
