/** Messages that a check lets pass in some languages, and why they are right there. */
export interface Exception {
  /** Message ids (`namespace.key`). */
  ids: readonly string[]
  /** Languages, such as `cs da de`. */
  in: string
  why: string
}

/** Returns all listed messages, each as `code id`. */
export const listed = (exceptions: readonly Exception[]): ReadonlySet<string> =>
  new Set(
    exceptions.flatMap(({ ids, in: codes }) =>
      codes.split(' ').flatMap((code) => ids.map((id) => `${code} ${id}`)),
    ),
  )
