import type {
  DemonstrationApplication,
  DemonstrationFeedback,
} from '../../contract/desk/demonstration-heard.ts'
import { drawCv } from './draw-cv.ts'

const cv = drawCv([
  'Farah Binti Ismail',
  'Software engineer, Kuala Lumpur',
  '',
  '2022 to today: payments at a marketplace. TypeScript, PostgreSQL, on call every fifth week.',
  '2019 to 2022: timetables of a railway, from a nightly file to answers within 80 ms.',
  '2015 to 2019: Bachelor of Computer Science, Universiti Malaya.',
  '',
  'This person is made up, for trying the desk.',
])

/** One applicant, for a job of the demonstration. */
export const demonstrationApplications: readonly DemonstrationApplication[] = [
  {
    country: 'MY',
    sent: {
      job_id: 'demo1',
      job_detail_id: 'kul',
      name: 'Farah Binti Ismail',
      email: 'farah.ismail@travellers.example',
      message:
        'I’ve kept a railway’s timetable right for three years, and I’d like to do the same for flights. I can start in two months.',
      language: 'en',
      cv: { name: 'farah-ismail.pdf', base64: cv.toString('base64') },
    },
  },
]

/** What two travellers say in the app: one is happy, one isn't. */
export const demonstrationFeedback: readonly DemonstrationFeedback[] = [
  {
    language: 'en',
    country: 'SG',
    said: {
      score: 5,
      topic: 'booking',
      comment: 'Booked two flights and a hotel in one go, and the total never changed on the way.',
      appVersion: '2.14',
    },
  },
  {
    language: 'en',
    country: 'TH',
    said: {
      score: 2,
      topic: 'search',
      comment: 'I’d like to see flights of the day before and after without a new search.',
      appVersion: '2.13',
    },
  },
]
