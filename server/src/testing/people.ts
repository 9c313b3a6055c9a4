import { effectiveRole, isTeacher, type MainRole, type Role } from '@academy/contract/users'
import { sql } from 'kysely'
import { newId } from '../db/ids.ts'
import { createCourse } from '../features/courses/index.ts'
import { enrol } from '../features/enrolments/index.ts'
import { createUser } from '../features/users/index.ts'
import { hashToken, randomToken } from '../services/tokens.ts'
import type { TestAcademy } from './academy.ts'
import { letSeeKeys } from './answer-key.ts'

export interface TestPerson {
  id: string
  name: string
  email: string
  password: string
  token: string
  sessionId: string
}
export const PASSWORD = 'a quiet morning'
type Traits = { name?: string; email?: string }

let count = 0
const STUDENTS = ['Aline Uwase', 'Eric Mugisha', 'Diane Ingabire', 'Jean Bosco', 'Keza Mutoni']
const INSTRUCTORS = ['Grace Mukamana', 'Patrick Habimana', 'Olive Iradukunda']

/** A signed-in person with an account of their own. */
async function aPerson(
  academy: TestAcademy,
  names: string[],
  rights: { role: Role; mainrole: MainRole },
  traits: Traits,
): Promise<TestPerson> {
  count += 1
  const name = traits.name ?? (names[count % names.length] as string)
  const email = traits.email ?? `${name.split(' ')[0]?.toLowerCase()}.${count}@example.rw`
  const passwordHash = await hashOnce(academy)
  return academy.write(async (ctx) => {
    const user = await createUser(ctx.db, { name, email, passwordHash, ...rights })
    if (!user) throw new Error(`${email} has an account already`)
    const [token, sessionId] = [randomToken(), newId()]
    await ctx.db
      .insertInto('sessions')
      .values({
        id: sessionId,
        user_id: user.id,
        token_hash: hashToken(token),
        device: 'Test',
        expires_at: sql<Date>`now() + interval '1 day'`,
      })
      .execute()
    if (isTeacher(effectiveRole(rights))) letSeeKeys(token)
    return { id: user.id, name, email, password: PASSWORD, token, sessionId }
  })
}

/** Everybody has the same password, hashed once. */
let hash: Promise<string> | null = null
function hashOnce({ services }: TestAcademy): Promise<string> {
  hash ??= services.passwords.hash(PASSWORD)
  return hash
}

export const aStudent = (academy: TestAcademy, traits: Traits = {}) =>
  aPerson(academy, STUDENTS, { role: 'user', mainrole: '' }, traits)
export const anInstructor = (academy: TestAcademy, traits: Traits = {}) =>
  aPerson(academy, INSTRUCTORS, { role: 'instructor', mainrole: '' }, traits)
export const anAdmin = (academy: TestAcademy, traits: Traits = {}) =>
  aPerson(academy, ['Claudine Umutoni'], { role: 'admin', mainrole: '' }, traits)
export const aSuperadmin = (academy: TestAcademy, traits: Traits = {}) =>
  aPerson(academy, ['Samuel Nkurunziza'], { role: 'admin', mainrole: 'superadmin' }, traits)

export interface CourseTraits {
  title?: string
  description?: string
  category?: string
  instructor?: TestPerson
  price?: number
}

/** A course as its instructor would have made it; free unless it has a price. */
export function aCourse(academy: TestAcademy, traits: CourseTraits = {}) {
  const { instructor, price = 0 } = traits
  return academy.write((ctx) =>
    createCourse(ctx, {
      title: traits.title ?? 'Small Games with Canvas',
      description: traits.description ?? 'Draw, move and score: a game in an afternoon.',
      category: traits.category ?? 'Game Development',
      duration: 4,
      price,
      instructorId: instructor?.id ?? null,
      createdBy: instructor?.name ?? 'Impinga',
      imageKey: null,
    }),
  )
}

/** Enrols as an approved payment would: whatever the course costs. */
export const anEnrolment = (academy: TestAcademy, student: TestPerson, course: { id: string }) =>
  academy.write((ctx) => enrol(ctx, student.id, course.id))

export interface LectureTraits {
  title?: string
  type?: 'video' | 'audio' | 'notes'
  durationSeconds?: number
  slides?: number
}

/** The next lecture of a course: notes with two slides, or media without bytes. */
export async function aLecture(academy: TestAcademy, course: { id: string }, traits: LectureTraits = {}) {
  const { type = 'notes', durationSeconds = 100, slides = 2 } = traits
  count += 1
  const id = newId()
  const isNotes = type === 'notes'
  await academy.services.db
    .insertInto('lectures')
    .values({
      id,
      course_id: course.id,
      title: traits.title ?? `Lecture ${count}`,
      description: 'What we do, step by step.',
      lecture_type: type,
      file_key: isNotes ? null : `media/${id}.${type === 'video' ? 'mp4' : 'mp3'}`,
      file_name: isNotes ? null : `lecture.${type === 'video' ? 'mp4' : 'mp3'}`,
      size_bytes: isNotes ? null : 1000,
      duration_seconds: isNotes ? null : durationSeconds,
      page_count: isNotes ? slides : null,
      slides: JSON.stringify(isNotes ? Array.from({ length: slides }, (_, i) => aSlide(i)) : []),
      position: count,
    })
    .execute()
  return { id, courseId: course.id }
}

const aSlide = (order: number) => ({
  id: `slide-${order}`,
  title: `Slide ${order + 1}`,
  content: '<p>One thing at a time.</p>',
  backgroundColor: '#ffffff',
  textColor: '#111111',
  images: [],
  order,
})
