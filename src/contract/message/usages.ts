/** Shown once per device, once per browser session, or when all its rules hold (S3.19). */
export const usages = ['once', 'multiple', 'trigger'] as const
