import { contract } from '@academy/contract'
import { z } from 'zod'
import { CALLERS, type Caller, NAMED } from './portal-seed.ts'

type Endpoint = (typeof contract)[keyof typeof contract]

/** One call of a list or a page of the portals. */
export interface PortalCall {
  name: string
  caller: Caller
  path: string
  /** Where in the list: the part that is asked for is known when the list has said how many there are. */
  page: 'first' | 'deep' | 'last'
  isFile: boolean
}

/** Whose figures stand in the bench of analytics; what is no part of the database; what asks a provider; what is asked with two words,
 * and read from what is kept. */
const ELSEWHERE =
  /^\/api\/(analytics|captcha|auth|system)\b|\/announcements\/audience$|\/(screenshot|receipt|export)$|\/certificates\/\{id\}$/

const { course, quiz, exam, question, student, attendance } = NAMED
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
}

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
/** A search for one of many, and one that many are called; where it is not people who are looked for, by how the address begins. */
const PEOPLE = ['learner777@', 'uwase']
const SEARCHES: Record<string, readonly string[]> = {
  '/api/course': ['course 77 ', 'course'],
  '/api/lectures': ['lecture 777', 'lecture'],
  '/api/invitations': ['guest777@', 'guest'],
}
const searchesOf = (path: string) =>
  Object.entries(SEARCHES).find(([beginning]) => path.startsWith(beginning))?.[1] ?? PEOPLE

/** What a filter is asked for, where its shape does not say what there is. */
const ASKED: Record<string, readonly string[]> = {
  category: ['Data Science'],
  course: [course],
  lecture: [NAMED.lecture],
  instructor: [CALLERS.teacher],
  title: ['course'],
  quiz: [quiz],
  submission: [NAMED.examSubmission],
  student: [student],
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
}
const PAGING = ['page', 'limit', 'eventsPage']
/** Rows a page: as many on the last page of the smaller academy as of the larger one. */
const LIMIT = 'limit=20'

const CALLER_OF: Record<Endpoint['who'], Caller> = {
  everyone: 'student',
  'signed-in': 'student',
  student: 'student',
  teacher: 'teacher',
  admin: 'admin',
  superadmin: 'superadmin',
}

/** Every call that reads for a portal, and every list of anybody: each order and each filter, first and deep. From the contract, so
 * that a new one is measured without being named. */
export function portalCalls(): PortalCall[] {
  return Object.values(contract).filter(isWalked).flatMap(callsOf)
}

function isWalked({ method, path, who, query }: Endpoint): boolean {
  if (method !== 'GET' || ELSEWHERE.test(path)) return false
  return ['teacher', 'admin', 'superadmin'].includes(who) || shapeOf(query).has('page')
}

function callsOf(endpoint: Endpoint): PortalCall[] {
  const { path, who, query } = endpoint
  const shape = shapeOf(query)
  const isFile = 'produces' in endpoint && endpoint.produces !== undefined
  const call = (asked: string, page: PortalCall['page'] = 'first'): PortalCall => ({
    name: [path.replace('/api/', ''), asked, page === 'first' ? '' : page].filter(Boolean).join(' '),
    // Who is superadmin is told to superadmins alone.
    caller: asked === 'role=superadmin' ? 'superadmin' : CALLER_OF[who],
    path: `${fill(path)}?${[asked, shape.has('limit') ? LIMIT : ''].filter(Boolean).join('&')}`,
    page,
    isFile,
  })
  const hasPages = shape.has('page')
  const orders = [...(shape.get('sort') ?? [''])].map((sort) => sort && `sort=${sort}`)
  const calls = orders.flatMap((order) =>
    hasPages ? [call(order), call(order, 'deep'), call(order, 'last')] : [call(order)],
  )
  for (const [name, values] of shape) {
    if (name === 'sort' || PAGING.includes(name)) continue
    const asked = values.length > 0 ? values : ['q', 'search'].includes(name) ? searchesOf(path) : ASKED[name]
    if (!asked)
      throw new Error(`the bench does not know what ${endpoint.address} may be asked for as ${name}`)
    for (const value of asked) {
      const filter = `${name}=${encodeURIComponent(value)}`
      calls.push(call(filter), ...(hasPages ? [call(filter, 'last')] : []))
    }
  }
  return path === '/api/find' ? calls.filter(({ path: asked }) => asked.includes('q=')) : calls
}

function fill(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = PLACES[path]?.[name]
    if (!value) throw new Error(`the bench does not know which {${name}} of ${path} to ask for`)
    return value
  })
}

/** The names of a query with what they may be, where that is a closed list. */
function shapeOf(query: Endpoint['query']): Map<string, string[]> {
  if (!query || !('shape' in query)) return new Map()
  return new Map(
    Object.entries(query.shape as Record<string, z.ZodType>).map(([name, field]) => {
      const { enum: values, const: only } = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' })
      return [name, (values ?? (only === undefined ? [] : [only])).map(String)]
    }),
  )
}
