import type { HtmlEscapedString } from 'hono/utils/html'
import type { z } from 'zod'
import type { Dials } from './dials.ts'
import type { Refused } from './form-field.ts'

/** What is wrong with a change of the settings. */
export interface Wrong {
  status: 400 | 404
  message: string
  issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[]
}

/** Simulated companies of a kind, as `/dev/world` shows and changes them. */
export interface DevWorldPart {
  /** `airline`: said of its suppliers. */
  trade: string
  dials: Dials
  /** What a change may say besides suppliers' settings. */
  shape: z.ZodRawShape
  /** Returns what is shown besides suppliers' settings. */
  state(): Promise<Record<string, unknown>>
  /** Makes a valid change; returns what is wrong with it, if that only turns out then. */
  apply(change: Record<string, unknown>): Promise<Wrong | undefined>
  /** Renders what the page shows besides suppliers' settings. */
  section(state: Record<string, unknown>, refused: Refused | undefined): Html
  /** Returns what the section's form sends as a change; undefined if another form was sent. */
  readForm(text: (name: string) => string): Record<string, unknown> | undefined
}

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>
