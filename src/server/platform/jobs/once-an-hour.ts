/**
 * Returns the key of a job that is requested every minute until it is done, and retries by itself: it is added once
 * per hour, in case its own retries have run out.
 */
export const onceAnHour = (id: string, now: Date): { key: string } => ({
  key: `${id} ${now.toISOString().slice(0, 13)}`,
})
