/** Returns the test files that need no database. */
export function unitTestFiles(): string[]
/** Returns the test files that replace modules, which files after them in the same process would get too. */
export function mockingTestFiles(): string[]
