/** Shown once per device, once per browser session, or when all its rules hold (S3.19). */
export const usages = ['once', 'multiple', 'trigger'] as const

/** After how many seconds without any activity a visitor is idle, unless a message's rule says otherwise (S9.8). */
export const idleSeconds = 60
