// Apart from the schemas, so that browsers get no schemas.

/** What an uploaded file may be at most, in bytes. */
export const largestImage = 10 * 1024 * 1024

/** What a form with several files may bring at most, in bytes. */
export const largestImages = 3 * largestImage

/**
 * The widths that images are stored in, in pixels: what pages show at densities 1 and 2 (S9.12), and in-app messages (S9.11).
 */
export const imageWidths = [300, 470, 600, 640, 940, 1024, 1280, 1536, 2048, 3072] as const
export type ImageWidth = (typeof imageWidths)[number]

const address = /^\/images\/([\da-f]{32})$/

/** Returns an uploaded image's address, as texts name it: without a width. */
export const imageAddress = (id: string): string => `/images/${id}`

/** Returns the id of the uploaded image at an address; undefined for any other file of this site. */
export const imageAt = (src: string): string | undefined => address.exec(src)?.[1]

/** Returns the address of an image's file that is at most this wide. */
export const imageFile = (id: string, width: ImageWidth): string => `/images/${id}/${width}.webp`
