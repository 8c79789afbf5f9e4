import { readFileSync } from 'node:fs'
import { parseYaml } from '@redocly/openapi-core'

interface Service {
  build?: string
  ports?: string[]
  environment?: Record<string, string | number>
  depends_on?: string[] | Record<string, unknown>
  configs?: { source: string; target: string }[]
  volumes?: string[]
}

export interface ComposeFile {
  services: Record<string, Service>
  volumes: Record<string, unknown>
  configs: Record<string, { content: string }>
}

/** Parses `compose.yaml`. Variables have their default values; those without one have `given`. */
export function readComposeFile(given: Readonly<Record<string, string>>): ComposeFile {
  const text = readFileSync('compose.yaml', 'utf8')
  const filled = text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, kind, value) => {
    if (kind === '-') return value
    const known = given[name]
    if (known === undefined) throw new Error(`compose.yaml needs ${name}, which isn't known here.`)
    return known
  })
  return parseYaml(filled) as ComposeFile
}

/** Returns what a `Dockerfile` says on its lines that start with an instruction, such as ENV. */
export function dockerInstructions(instruction: string): string[] {
  const lines = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', ' ').split('\n')
  return lines.flatMap((line) =>
    line.startsWith(`${instruction} `) ? line.slice(instruction.length + 1).trim() : [],
  )
}

/** A `reverse_proxy` of a Caddyfile. */
export interface ProxyRoute {
  /** The paths that its matcher names; empty for every other path. */
  paths: string[]
  /** `host:port` of each server. */
  to: string[]
  healthPath: string | undefined
}

/** Parses the part of Caddy's format that the proxy uses. */
export function readProxy(caddyfile: string): { port: number; routes: ProxyRoute[] } {
  const matchers = new Map(
    [...caddyfile.matchAll(/^\s*(@\w+) path (.+)$/gm)].map(([, name, paths]) => [name, paths]),
  )
  const blocks = caddyfile.matchAll(/^\s*reverse_proxy (@\w+)? ?\{\n([^}]*)/gm)
  return {
    port: Number(/^:(\d+) \{/m.exec(caddyfile)?.[1]),
    routes: [...blocks].map(([, matcher, block = '']) => ({
      paths: matcher ? (matchers.get(matcher) ?? '').split(' ') : [],
      to: /^\s*to (.+)$/m.exec(block)?.[1]?.split(' ') ?? [],
      healthPath: /^\s*health_uri (\S+)$/m.exec(block)?.[1],
    })),
  }
}
