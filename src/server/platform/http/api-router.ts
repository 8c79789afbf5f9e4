import type { Result, Router } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'

/**
 * Finds the handlers of a path. Hono's own fast router doesn't take paths like the API's, such as `/order/look-up`
 * beside `/order/:orderCode`, and the one that does searches again each time: here a path without parameters is only
 * searched for once.
 */
export class ApiRouter<T> implements Router<T> {
  readonly name = 'ApiRouter'
  readonly #all = new TrieRouter<T>()
  /** Methods and paths without parameters. */
  readonly #fixed = new Set<string>()
  readonly #found = new Map<string, Result<T>>()

  add(method: string, path: string, handler: T): void {
    this.#all.add(method, path, handler)
    if (!/[:*]/.test(path)) this.#fixed.add(`${method} ${path}`)
    this.#found.clear()
  }

  match(method: string, path: string): Result<T> {
    const key = `${method} ${path}`
    const known = this.#found.get(key)
    if (known) return known
    const found = this.#all.match(method, path)
    if (this.#fixed.has(key)) this.#found.set(key, found)
    return found
  }
}
