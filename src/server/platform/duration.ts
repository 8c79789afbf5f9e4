declare const unit: unique symbol

/** A duration in milliseconds. Only the functions below create one, so that the unit is always explicit. */
export type Duration = number & { readonly [unit]: 'ms' }

export const milliseconds = (count: number): Duration => count as Duration
export const seconds = (count: number): Duration => milliseconds(count * 1000)
export const minutes = (count: number): Duration => seconds(count * 60)
export const hours = (count: number): Duration => minutes(count * 60)
export const days = (count: number): Duration => hours(count * 24)

/** Converts to whole seconds, rounded up, for interfaces that use them. */
export const inSeconds = (duration: Duration): number => Math.ceil(duration / 1000)

/** Resolves after a time. A server that stops doesn't wait for it. */
export const pause = (time: Duration): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, time).unref()
  })
