import type { StaffRole } from './staff-roles.ts'

/** An account for trying the desk. Its secrets are published, so it's never made in production. */
export interface DemonstrationStaff {
  id: string
  email: string
  name: string
  roles: StaffRole[]
  password: string
  /** Base32. */
  totpSecret: string
}
