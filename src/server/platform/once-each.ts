/** Makes a thing once for each key, and hands out the same one from then on: for few keys only. */
export function onceEach<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>()
  return (key) => {
    let thing = made.get(key)
    if (thing === undefined) {
      thing = make(key)
      made.set(key, thing)
    }
    return thing
  }
}
