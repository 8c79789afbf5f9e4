export const redisPrograms: readonly string[]
export function findRedis(): string | undefined
