/** Returns the WCAG relative luminance of `#rrggbb`. */
export function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** Returns the WCAG contrast of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const white = '#ffffff'
const night = '#101619'

/** Returns white or near-black, whichever is more readable on a colour. */
export const readableInk = (background: string): string =>
  contrast(white, background) >= contrast(night, background) ? white : night
