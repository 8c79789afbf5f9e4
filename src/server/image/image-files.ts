/**
 * Where the files of images are: each by its image's id and its width. Storing one again replaces it by the same.
 * Throws IMAGE_STORE_UNAVAILABLE if a store elsewhere doesn't answer as it should.
 */
export interface ImageFiles {
  put(id: string, width: number, content: Buffer): Promise<void>
  /** Returns undefined for a file that isn't there. */
  get(id: string, width: number): Promise<Buffer | undefined>
  /** Also succeeds for a file that isn't there. */
  remove(id: string, width: number): Promise<void>
}
