import type { DeviceHint } from './sign-in/sign-ins.ts'

/** Where a call came from, for limits and for the list of devices, and which language it asks in. */
export interface Caller extends DeviceHint {
  address: string
  language: string
  /** The sign-in this caller came with, which a new one takes the place of. */
  signInId: string | undefined
}
