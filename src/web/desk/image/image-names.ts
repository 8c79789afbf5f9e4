import type { ImagePage } from '../../../contract/image/images.ts'

/** Returns the name of the file field beside a field that has an image's address. */
export const fileField = (name: string): string => `${name}-file`
export const isFileField = (field: string): boolean => field.endsWith(fileField(''))

/** Returns the name of the choice among stored images beside such a field, and of the field that searches them. */
export const choiceField = (name: string): string => `${name}-choice`
export const findField = (name: string): string => `${name}-find`

/** What buttons of the form do with the image of a field, without saving the form. */
export type ImageAct =
  | { as: 'upload' | 'use' | 'close'; name: string }
  | { as: 'choose'; name: string; page: number }

/** Returns what such a button sends as `do`. */
export const imageAct = (act: ImageAct): string =>
  act.as === 'choose' ? `choose ${act.name} ${act.page}` : `${act.as} ${act.name}`

/** Reads what a button sent; undefined for one that has nothing to do with images. */
export function readImageAct(sent: string): ImageAct | undefined {
  const [as, name = '', page = ''] = sent.split(' ')
  if (as === 'upload' || as === 'use' || as === 'close') return { as, name }
  return as === 'choose' ? { as, name, page: Number(page) || 1 } : undefined
}

/** An image that was just put into the form; it isn't saved with it yet. */
export interface StoredImage {
  /** Names this sending: the fields that it fills in are rendered again. */
  key: string
  src: string
  width: number
  height: number
  /** Set for one that was picked: what content says that it shows. */
  picked?: { alt: string }
}

/** By the name of their field. */
export type StoredImages = Readonly<Record<string, StoredImage>>

/** The list of stored images, open beside a field. */
export interface ImagePicker extends ImagePage {
  /** Of the field that has the image's address. */
  name: string
  q: string
  /** Why the last choice wasn't taken. */
  wrong: 'pick' | 'gone' | undefined
}

/** Returns whether an image's address is one of this site's: pages load images from nowhere else. */
export const isOnSite = (src: string): boolean => /^\/(?![/\\])\S*$/.test(src)
