declare const unit: unique symbol

/** A span of time in milliseconds. Only the functions below make one, so a unit is always said. */
export type Duration = number & { readonly [unit]: 'ms' }

export const milliseconds = (count: number): Duration => count as Duration
export const seconds = (count: number): Duration => milliseconds(count * 1000)
export const minutes = (count: number): Duration => seconds(count * 60)
export const hours = (count: number): Duration => minutes(count * 60)
export const days = (count: number): Duration => hours(count * 24)

/** Whole seconds, rounded up, for interfaces that count in them. */
export const inSeconds = (duration: Duration): number => Math.ceil(duration / 1000)
