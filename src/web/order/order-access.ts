/** How many orders a device keeps the right to see; a header should not grow without end. */
const mostGrants = 5

/**
 * The grants to send along from now on: the new one and the earlier ones, without those for the same order.
 * A grant is `code.end.signature`; several are parted by commas (`x-order-access`).
 */
export function addGrant(earlier: string, grant: string): string {
  const [code] = grant.split('.')
  const others = earlier.split(/[\s,]+/).filter((each) => each && each.split('.')[0] !== code)
  return [grant, ...others].slice(0, mostGrants).join(',')
}
