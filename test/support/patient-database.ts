/** Timeouts for servers whose test isn't about timeouts: a busy machine reaches those of production. In seconds. */
export const patientDatabase = {
  DATABASE_CONNECT_TIMEOUT: '240',
  DATABASE_STATEMENT_TIMEOUT: '240',
  DATABASE_LOCK_TIMEOUT: '240',
  DATABASE_IDLE_TIMEOUT: '240',
}
