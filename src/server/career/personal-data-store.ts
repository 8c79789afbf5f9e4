import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import type { Person, PersonalData } from '../platform/personal-data.ts'
import { careerApplications } from './tables.ts'

const isTheirs = ({ email }: Person) => sql`lower(${careerApplications.email}) = ${email}`

/** Applications for jobs. CVs are named only: who applied has them. */
export const applicationData = ({ db }: { db: Database }): PersonalData => ({
  name: 'applications',
  async read(person) {
    const { at, jobId, name, email, message, language, cvName } = careerApplications
    const columns = { at, jobId, name, email, message, language, cvName }
    return db.select(columns).from(careerApplications).where(isTheirs(person))
  },
  async erase(tx, person) {
    await tx.delete(careerApplications).where(isTheirs(person))
    return 'done'
  },
})
