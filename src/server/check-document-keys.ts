import { sealedSecrets } from './affiliate/postback-store.ts'
import { type Config, ConfigError } from './config.ts'
import { sealedFactors } from './desk/staff/staff-store.ts'
import * as savedTravellers from './member/travellers/travellers-store.ts'
import * as orders from './order/document-store.ts'
import type { Platform } from './platform/platform.ts'
import { someSealedTarget } from './push/push-store.ts'

/**
 * Looks at a sealed value of each kind. Throws ConfigError if none of the keys opens it, as in a database that was restored
 * without them: staff couldn't sign in, and orders couldn't be issued.
 */
export async function checkDocumentKeys({
  db,
  seal,
  config,
}: Pick<Platform, 'db' | 'seal' | 'config'>): Promise<void> {
  const found = {
    'second factors of staff': await sealedFactors(db, { withDemonstration: !config.production }),
    'document numbers of saved travellers': await savedTravellers.someSealedNumbers(db),
    'document numbers in orders': await orders.someSealedNumbers(db),
    'secrets of affiliates': await sealedSecrets(db),
    'devices for push messages': await someSealedTarget(db),
  }
  const lost = Object.entries(found)
    .filter(([, sealed]) => !sealed.every(seal.knows))
    .map(([kind]) => kind)
  if (lost.length === 0) return
  throw new ConfigError(
    `The database has values that none of the document keys opens: ${lost.join(', ')}. ${cureFor(config)} See “Backups” in docs/operating.md.`,
  )
}

/** Keys are derived from the secret key unless they are set. */
function cureFor({ DOCUMENT_KEYS, SECRET_KEY, DATA_DIR }: Config): string {
  if (DOCUMENT_KEYS) return 'Add the keys that sealed them to DOCUMENT_KEYS, after the newest.'
  const others = 'or DOCUMENT_KEYS to those that sealed them.'
  if (SECRET_KEY) return `Set SECRET_KEY to the key that this database was used with, ${others}`
  return `Restore ${DATA_DIR}/secret-key from the same backup as the database, or set SECRET_KEY to its content, ${others}`
}
