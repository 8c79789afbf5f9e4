/** Caches a function's result for each key, without a limit: only for few keys. */
export function onceEach<T, Key extends string = string>(make: (key: Key) => T): (key: Key) => T {
  const made = new Map<Key, T>()
  return (key) => {
    let thing = made.get(key)
    if (thing === undefined) {
      thing = make(key)
      made.set(key, thing)
    }
    return thing
  }
}

/** Caches a function's result for each object, for as long as that is in use. */
export function onceEachObject<Key extends object, T extends object>(
  make: (key: Key) => T,
): (key: Key) => T {
  const made = new WeakMap<Key, T>()
  return (key) => {
    const thing = made.get(key) ?? make(key)
    made.set(key, thing)
    return thing
  }
}
