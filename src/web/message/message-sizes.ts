/** How large an in-app message's image is, in pixels (S9.11). */
export const messageSizes = {
  mobile: { width: 300, height: 432 },
  desktop: { width: 470, height: 590 },
}
