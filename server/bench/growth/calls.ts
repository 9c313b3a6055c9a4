import { contract } from '@academy/contract'
import { z } from 'zod'
import { CALLERS, type Caller, id } from './seed.ts'

type Endpoint = (typeof contract)[keyof typeof contract]

/** One call that reads. */
export interface GrowthCall {
  name: string
  caller: Caller
  path: string
  /** How many times as long the call may take on the larger academy. */
  promised: number
  /** Where in the list: the part that is asked for is known when the list has said how many there are. */
  page: 'first' | 'deep' | 'last'
  isFile: boolean
}

/** What a student asks for, and the first page of a list. */
const USUAL_PROMISED = 1.3
/** Searches, and pages far from the first. */
const SELDOM_PROMISED = 2

/** Whose figures stand in the bench of analytics; what is no part of the database; what asks a provider; what is asked with two words,
 * and read from what is kept; what is asked with a token that is used up. */
const ELSEWHERE =
  /^\/api\/(analytics|captcha|auth|system|unsubscribe)\b|\/announcements\/audience$|\/(screenshot|receipt|export)$|\/certificates\/\{id\}$|\/messages\/(files|pictures)\//

/** Rows that a call may name: of the student who calls, or of the course that holds nearly everything. */
const NAMED = {
  course: id('c', 0),
  lecture: id('1ec', 0),
  quiz: id('a', 0),
  exam: id('e', 0),
  question: 'q1',
  student: CALLERS.student,
  attempt: `f0007${'9'.padStart(19, '0')}`,
  submission: id('f', 9),
  examSubmission: id('fe', 1),
  payment: id('8', 1),
  batch: id('db', 1),
  invitations: id('b0', 1),
  report: id('ed', 1),
  announcement: id('ab', 1),
  asked: id('ca', 1),
  /** Five hundred study it; its days are what grows. */
  attendance: id('c', 1),
}

const { course, quiz, exam, question, student, attendance, lecture } = NAMED
const ofAttendance = { courseId: attendance, studentId: student, date: new Date().toISOString().slice(0, 10) }

/** What stands in an address; a new one with a place that nothing here fills ends the measurement, and its test. */
const PLACES: Record<string, Record<string, string>> = {
  '/api/users/{id}': { id: student },
  '/api/users/{id}/deletion': { id: student },
  '/api/users/{id}/courses': { id: student },
  '/api/instructor/courses/{id}': { id: course },
  '/api/invitations/batches/{id}': { id: NAMED.invitations },
  '/api/payment-requests/{id}': { id: NAMED.payment },
  '/api/instructor/courses/{id}/lectures': { id: course },
  '/api/instructor/lectures/{id}/course': { id: NAMED.lecture },
  '/api/instructor/attendance/{courseId}': ofAttendance,
  '/api/instructor/attendance/{courseId}/{date}': ofAttendance,
  '/api/instructor/attendance/{courseId}/csv': ofAttendance,
  '/api/instructor/attendance/{courseId}/below-minimum': ofAttendance,
  '/api/instructor/attendance/{courseId}/students/{studentId}': ofAttendance,
  '/api/instructor/attendance/{courseId}/check-in': ofAttendance,
  '/api/instructor/assessments/{id}/sittings': { id: quiz },
  '/api/instructor/attempts/{id}/evidence': { id: NAMED.attempt },
  '/api/quiz/{id}': { id: quiz },
  '/api/instructor/quizzes/{id}/preview': { id: quiz },
  '/api/instructor/quizzes/{id}': { id: quiz },
  '/api/quiz/check-lecture/{lectureId}': { lectureId: NAMED.lecture },
  '/api/instructor/courses/{id}/submissions': { id: course },
  '/api/instructor/courses/{id}/submissions/csv': { id: course },
  '/api/submissions/quiz/{id}': { id: quiz },
  '/api/submissions/quiz/{id}/csv': { id: quiz },
  '/api/instructor/quizzes/{id}/answers/{questionId}': { id: quiz, questionId: question },
  '/api/certification/final-exam/course/{courseId}': { courseId: course },
  '/api/instructor/final-exam/exam/{id}': { id: exam },
  '/api/instructor/final-exam/course/{courseId}/preview': { courseId: course },
  '/api/certification/final-exam/{id}/submissions': { id: exam },
  '/api/certification/final-exam/{id}/submissions/csv': { id: exam },
  '/api/instructor/final-exam/exam/{id}/queue': { id: exam },
  '/api/instructor/final-exam/exam/{id}/answers/{questionId}': { id: exam, questionId: question },
  '/api/instructor/certifiable/{courseId}': { courseId: course },
  '/api/certification/batches/{id}': { id: NAMED.batch },
  '/api/messages/reports/{reportId}': { reportId: NAMED.report },
  '/api/instructor/courses/{id}/students': { id: course },
  '/api/instructor/announcements/{id}': { id: NAMED.announcement },
  '/api/instructor/courses/{id}/students/csv': { id: course },
  '/api/instructor/courses/{id}/students/{studentId}': { id: course, studentId: student },
  '/api/course/{id}': { id: course },
  '/api/announcements/{id}': { id: NAMED.announcement },
  '/api/certification/final-exam/submission/{id}': { id: NAMED.examSubmission },
  '/api/courses/{courseId}/announcements': { courseId: course },
  '/api/courses/{courseId}/members': { courseId: course },
  '/api/lecture/{id}': { id: lecture },
  '/api/lecture/{lectureId}/questions': { lectureId: lecture },
  '/api/lecture/{lectureId}/questions/similar': { lectureId: lecture },
  '/api/lectures/{courseId}': { courseId: course },
  '/api/messages/{otherUserId}/{courseId}': { otherUserId: CALLERS.teacher, courseId: course },
  '/api/questions/{id}': { id: NAMED.asked },
  '/api/quiz/course/{courseId}': { courseId: course },
  '/api/quiz/lecture/{lectureId}': { lectureId: lecture },
  '/api/submission/{id}': { id: NAMED.submission },
  '/api/user/me/payments/{id}': { id: NAMED.payment },
  '/api/attendance/{courseId}': { courseId: attendance },
  '/api/certification/certification-status/{courseId}': { courseId: course },
  '/api/certification/final-exam/student/{courseId}': { courseId: course },
  '/api/quiz/result/{id}': { id: quiz },
  '/api/quiz/student/{id}': { id: quiz },
}

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
/** A search for one of many, and one that many are called; where it is not people who are looked for, by how the address begins. */
const PEOPLE = ['learner777@', 'uwase']
const SEARCHES: Record<string, readonly string[]> = {
  '/api/course': ['course 77 ', 'course'],
  '/api/lectures': ['lecture 777', 'lecture'],
  '/api/invitations': ['guest777@', 'guest'],
  '/api/messages/search': ['thread 7 ', 'basket'],
  '/api/messages/conversations': ['grace', 'aline'],
  '/api/lecture/': ['question 7', 'why'],
  // Each kind of question that Quick find knows.
  '/api/find': [
    ...[
      'Éric Ingabire 8f098',
      'eri ing',
      'uwase',
      'Ingabre Erik',
      'Ingbaire',
      'learner777@example.rw',
      '0700000777',
    ],
    ...['why question 777', 'YXYE-6Y', 'zyzzyva quokka'],
  ],
}
const searchesOf = (path: string) =>
  Object.entries(SEARCHES).find(([beginning]) => path.startsWith(beginning))?.[1] ?? PEOPLE

/** What a filter is asked for, where its shape does not say what there is. */
const ASKED: Record<string, readonly string[]> = {
  category: ['Data Science'],
  course: [course],
  courseId: [course],
  lecture: [lecture],
  instructor: [CALLERS.teacher],
  title: ['question 7'],
  quiz: [quiz],
  submission: [NAMED.examSubmission],
  student: [student],
  students: [student],
  who: [CALLERS.admin],
  action: ['approve-payment'],
  format: ['csv'],
  ids: [],
  mine: ['true'],
  subject: [student],
  from: [day(30)],
  to: [day(300)],
  after: [],
  before: [],
  questions: [],
  as: [],
  peek: [],
  around: [],
  at: ['/account/courses'],
  // A name that only a page which has come knows.
  style: [],
  unread: ['true'],
}
const PAGING = ['page', 'limit', 'eventsPage']
/** Rows a page: as many on the last page of the smaller academy as of the larger one. */
const LIMIT = 'limit=20'

/** Signed-in people's, and of a student's work: for who teaches. */
const TEACHERS = /^\/api\/(submission|certification\/final-exam\/submission)\/\{id\}$/
/** Who asks for the same besides, and has nearly all of it where a student has a few rows. */
const ALSO_ASKED: readonly [RegExp, Caller][] = [
  [/\/api\/messages\/(conversations|search)$/, 'teacher'],
  [/\/api\/notifications$/, 'admin'],
]

const CALLER_OF: Record<Endpoint['who'], Caller> = {
  everyone: 'student',
  'signed-in': 'student',
  student: 'student',
  teacher: 'teacher',
  admin: 'admin',
  superadmin: 'superadmin',
}

/** Every call that reads: each order and each filter, first, deep and last page. From the contract, so that a new one is measured without
 * being named. */
export function growthCalls(): GrowthCall[] {
  return Object.values(contract)
    .filter(({ method, path }) => method === 'GET' && !ELSEWHERE.test(path))
    .flatMap((endpoint) => {
      const usual = TEACHERS.test(endpoint.path) ? 'teacher' : CALLER_OF[endpoint.who]
      return [
        ...callsOf(endpoint, usual),
        ...othersOf(endpoint).flatMap((caller) => callsOf(endpoint, caller, caller)),
      ]
    })
}

/** What names no row is somebody's own where they teach, and everybody's for an admin. */
function othersOf({ who, path }: Endpoint): Caller[] {
  if (who === 'teacher' && !path.includes('{')) return ['admin']
  return ALSO_ASKED.filter(([asked]) => asked.test(path)).map(([, caller]) => caller)
}

function callsOf({ path, query, address, ...endpoint }: Endpoint, caller: Caller, said = ''): GrowthCall[] {
  const shape = shapeOf(query)
  const isFile = 'produces' in endpoint && endpoint.produces !== undefined
  const askedOf = (name: string): readonly string[] => {
    const { values = [] } = shape.get(name) ?? {}
    const asked = values.length > 0 ? values : ['q', 'search'].includes(name) ? searchesOf(path) : ASKED[name]
    if (!asked) throw new Error(`the bench does not know what ${address} may be asked for as ${name}`)
    return asked
  }
  const pairOf = (name: string, value = '') => `${name}=${encodeURIComponent(value)}`
  const needed = [...shape].filter(([, { isNeeded }]) => isNeeded).map(([name]) => name)
  const always = (but: string) =>
    needed.filter((name) => name !== but).map((name) => pairOf(name, askedOf(name)[0]))

  const call = (name: string, value: string, page: GrowthCall['page'] = 'first'): GrowthCall => {
    const asked = name && pairOf(name, value)
    return {
      name: [path.replace('/api/', ''), asked, page === 'first' ? '' : page, said].filter(Boolean).join(' '),
      // Who is superadmin is told to superadmins alone.
      caller: asked === 'role=superadmin' ? 'superadmin' : caller,
      path: `${fill(path)}?${[asked, ...always(name), shape.has('limit') ? LIMIT : ''].filter(Boolean).join('&')}`,
      promised: page !== 'first' || [name, ...needed].some(isSearch) ? SELDOM_PROMISED : USUAL_PROMISED,
      page,
      isFile,
    }
  }
  const hasPages = shape.has('page')
  const orders = shape.get('sort')?.values ?? ['']
  const calls = orders.flatMap((order) => {
    const name = order && 'sort'
    return hasPages
      ? [call(name, order), call(name, order, 'deep'), call(name, order, 'last')]
      : [call(name, order)]
  })
  for (const name of shape.keys()) {
    if (name === 'sort' || PAGING.includes(name)) continue
    for (const value of askedOf(name))
      calls.push(call(name, value), ...(hasPages ? [call(name, value, 'last')] : []))
  }
  return needed.includes('q') ? calls.filter(({ name }) => name.includes(' q=')) : calls
}

const isSearch = (name: string) => ['q', 'search', 'title'].includes(name)

function fill(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = PLACES[path]?.[name]
    if (!value) throw new Error(`the bench does not know which {${name}} of ${path} to ask for`)
    return value
  })
}

/** The names of a query with what they may be, where that is a closed list, and whether they must be there. */
function shapeOf(query: Endpoint['query']): Map<string, { values: string[]; isNeeded: boolean }> {
  if (!query || !('shape' in query)) return new Map()
  return new Map(
    Object.entries(query.shape as Record<string, z.ZodType>).map(([name, field]) => {
      const { enum: values, const: only } = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' })
      const isNeeded = !field.safeParse(undefined).success
      return [name, { values: (values ?? (only === undefined ? [] : [only])).map(String), isNeeded }]
    }),
  )
}
