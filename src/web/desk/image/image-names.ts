/** Returns the name of the file field beside a field that has an image's address. */
export const fileField = (name: string): string => `${name}-file`

/** What the button that only uploads an image sends as `do`. */
export const uploadAct = (name: string): string => `upload ${name}`

/** An image that was just stored: it's in the form, but not saved with it yet. */
export interface StoredImage {
  src: string
  width: number
  height: number
}

/** By the name of their field. */
export type StoredImages = Readonly<Record<string, StoredImage>>
