export function waitAfter(
  crashes: number,
  limits?: { firstWait: number; longestWait: number },
  random?: number,
): number
