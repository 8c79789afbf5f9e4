import type { CSSProperties } from 'react'

/** How large an in-app message's image is, in pixels (S9.11). */
export const messageSizes = {
  mobile: { width: 300, height: 432 },
  desktop: { width: 470, height: 590 },
}

/**
 * Returns the style of an image in its slot, with `object-cover`: cropped to the slot's shape around the middle, and narrower
 * in a window that is too low for all of it.
 */
export const slotStyle = ({ width, height }: (typeof messageSizes)['mobile']): CSSProperties => ({
  aspectRatio: `${width} / ${height}`,
  width: `min(100%, calc((100dvh - 8rem) * ${width} / ${height}))`,
})
