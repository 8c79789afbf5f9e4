/**
 * The key of a job that is wanted each minute until it is done, and is patient itself: added anew once an
 * hour, for the case that its own tries have come to an end.
 */
export const onceAnHour = (id: string, now: Date): { key: string } => ({
  key: `${id} ${now.toISOString().slice(0, 13)}`,
})
