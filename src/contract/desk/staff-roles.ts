/** What a staff account is for; one account may have several. */
export const staffRoles = ['support', 'finance', 'content', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]
