/** A property that an act changed. What wasn't logged on one of the sides is undefined there. */
export interface ChangedField {
  name: string
  before: unknown
  after: unknown
}

/** Returns the properties in which what was logged before and after an act differs, in the order they were logged. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [was, is] = [propertiesOf(before), propertiesOf(after)]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return names
    .map((name) => ({ name, before: was[name], after: is[name] }))
    .filter((each) => JSON.stringify(each.before) !== JSON.stringify(each.after))
}

/** Returns the properties of an object; none for what isn't one, as nothing else is logged. */
function propertiesOf(value: unknown): Record<string, unknown> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? (value as Record<string, unknown>) : {}
}
