/**
 * A path of this site out of something a form or link brought along, else the fallback. `//host` and `/\host`
 * lead to other sites in browsers, which would make us a stepping stone for phishing.
 */
export function safePath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return fallback
  return /[\s\\]/.test(value) ? fallback : value
}
