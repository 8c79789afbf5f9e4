/** Returns the test files that need no database. */
export function unitTestFiles(): string[]
