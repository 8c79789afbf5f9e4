import { spawnSync } from 'node:child_process'

export const redisPrograms = ['valkey-server', 'redis-server']

/** Returns the first installed program that speaks the protocol of Redis; undefined if there is none. */
export const findRedis = () =>
  redisPrograms.find((program) => spawnSync(program, ['--version']).status === 0)
