import type { APIRequestContext } from '@playwright/test'
import { ask, logIn } from './api.ts'
import { type Course, demoCourse } from './made.ts'
import { people } from './people.ts'

interface Titled {
  _id: string
  title: string
}

/** Where things of the demo academy stand in this run. */
export interface Places {
  free: Course
  paid: Course
  /** A course of the web instructor without a final exam. */
  withoutExam: Course
  /** A course whose exam was passed. */
  prices: Course
  /** Ids by title: lectures and quizzes of the free course. */
  lecture: (title: string) => string
  quiz: (title: string) => string
  /** Of the free course: one that waits for marks, of its first quiz and of its exam. */
  submission: string
  question: string
  examSubmission: string
  exam: string
  examQuestion: string
  graduate: string
  newcomer: string
  admin: string
  webInstructor: string
  /** A course that waits for a payment of the passed student's, and her receipt of another. */
  offline: Course
  receipt: string
  /** The number of a certificate. */
  number: string
  /** One under a lecture of the web instructor's that waits for an answer. */
  lectureQuestion: string
  /** What the web instructor told the free course, and what waits for its time there. */
  announcement: string
  scheduled: string
}

const QUIZ = 'Tags and rules'
const DAY_MS = 86_400_000
let found: Promise<Places> | null = null

/** Looked up once for all journeys of a worker. */
export function placesOf(request: APIRequestContext): Promise<Places> {
  found ??= lookUp(request)
  return found
}

async function lookUp(request: APIRequestContext): Promise<Places> {
  const as = await logIn(request, people.admin)
  const [free, paid, withoutExam, prices, offline] = await Promise.all(
    [
      'Your First Web Page',
      'How Machines Learn',
      'JavaScript for a Small Shop',
      'Data Science with Market Prices',
      'An App that Works Offline',
    ].map((title) => demoCourse(request, title)),
  )
  if (!free || !paid || !withoutExam || !prices || !offline) throw new Error('a course is missing')
  const { lectures } = await ask<{ lectures: Titled[] }>(request, `GET /api/lectures/${free._id}`, { as })
  const { quizzes } = await ask<{ quizzes: (Titled & { questions: { _id: string }[] })[] }>(
    request,
    `GET /api/quiz/course/${free._id}`,
    { as },
  )
  const quiz = (title: string) => idOf(quizzes, title)
  const { finalExam } = await ask<{ finalExam: { _id: string; questions: { _id: string }[] } }>(
    request,
    `GET /api/certification/final-exam/course/${free._id}`,
    { as },
  )
  const first = async (address: `GET ${string}`) => {
    const { submissions } = await ask<{ submissions: { _id: string }[] }>(request, address, { as })
    return submissions[0]?._id ?? ''
  }
  return {
    free,
    paid,
    withoutExam,
    prices,
    lecture: (title) => idOf(lectures, title),
    quiz,
    submission: await first(`GET /api/submissions/quiz/${quiz(QUIZ)}`),
    question: quizzes.find(({ title }) => title === QUIZ)?.questions.at(-1)?._id ?? '',
    examSubmission: await first(`GET /api/certification/final-exam/${finalExam._id}/submissions`),
    exam: finalExam._id,
    examQuestion: finalExam.questions.at(-1)?._id ?? '',
    graduate: (await logIn(request, people.finishedStudent)).user._id,
    newcomer: (await logIn(request, people.newStudent)).user._id,
    admin: as.user._id,
    webInstructor: (await logIn(request, people.webInstructor)).user._id,
    offline,
    receipt: await receiptOf(request),
    number: await numberOf(request),
    lectureQuestion: await lectureQuestionOf(request),
    announcement: await announcementOf(request, free),
    scheduled: await announcementOf(request, free, new Date(Date.now() + 30 * DAY_MS)),
  }
}

async function receiptOf(request: APIRequestContext): Promise<string> {
  const as = await logIn(request, people.passedStudent)
  const address = 'GET /api/user/me/payments'
  const { payments } = await ask<{ payments: { _id: string; status: string }[] }>(request, address, { as })
  return payments.find(({ status }) => status === 'approved')?._id ?? ''
}

async function lectureQuestionOf(request: APIRequestContext): Promise<string> {
  const as = await logIn(request, people.webInstructor)
  const address = 'GET /api/instructor/questions?state=unanswered'
  const { questions } = await ask<{ questions: { _id: string }[] }>(request, address, { as })
  return questions[0]?._id ?? ''
}

/** The same one for every worker of a run: its key makes it once. */
async function announcementOf(request: APIRequestContext, course: Course, at?: Date): Promise<string> {
  const as = await logIn(request, people.webInstructor)
  const kept = await ask<{ announcements: { _id: string }[] }>(
    request,
    `GET /api/instructor/announcements?mine=true&course=${course._id}&state=${at ? 'scheduled' : 'sent'}`,
    { as },
  )
  if (kept.announcements[0]) return kept.announcements[0]._id
  const { announcement } = await ask<{ announcement: { _id: string } }>(request, 'POST /api/announcements', {
    as,
    data: {
      title: at ? 'The exam week begins' : 'Office hours on Thursday',
      text: 'From 2 to 4 in room 4, or under https://example.rw/office.\n\nBring what you are stuck with.',
      audience: { kind: 'course', course: course._id },
      sendAt: at?.toISOString() ?? null,
      pinnedUntil: null,
      key: `screens-${at ? 'later' : 'now'}`,
    },
  })
  return announcement._id
}

async function numberOf(request: APIRequestContext): Promise<string> {
  const as = await logIn(request, people.certified)
  const address = 'GET /api/certification/certificates/my'
  const { certificates } = await ask<{ certificates: { certificateNumber: string }[] }>(request, address, {
    as,
  })
  return certificates[0]?.certificateNumber ?? ''
}

function idOf(list: Titled[], title: string): string {
  const one = list.find((listed) => listed.title === title)
  if (!one) throw new Error(`the demo academy has no "${title}"`)
  return one._id
}
