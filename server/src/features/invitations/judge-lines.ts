import {
  INVITATION_COURSES_MAX,
  type JudgedLine,
  INVITATION_MESSAGES as M,
} from '@academy/contract/invitations'
import { emailKey, newEmailAddress, personName, type Role } from '@academy/contract/users'
import { type Context, type SignedIn, signedIn } from '../../http/context.ts'
import { createCourseFinder } from './named-courses.ts'
import type { NamedCourse } from './named-courses-store.ts'
import type { WrittenLine } from './read-list.ts'
import { type Member, selectInvited, selectMembers } from './store.ts'

/** A line with what it comes to; `role` and `courses` are sound where there are no problems. */
export interface Judged extends JudgedLine {
  emailKey: string
  member: Member | null
}

const ROLE_WORDS: Record<string, Role> = {
  '': 'user',
  user: 'user',
  student: 'user',
  learner: 'user',
  instructor: 'instructor',
  teacher: 'instructor',
  admin: 'admin',
}

/** What each line comes to, by the rules of who asks: a list is sent only when no line has a problem. */
export async function judgeLines(ctx: Context, written: WrittenLine[]): Promise<Judged[]> {
  const caller = signedIn(ctx)
  const addresses = written.map(({ email }) => newEmailAddress.safeParse(email).data ?? '')
  const keys = addresses.map((address) => emailKey(address))
  const [members, invited, findCourses] = await Promise.all([
    selectMembers(ctx.db, addresses.filter(Boolean), keys.filter(Boolean)),
    selectInvited(ctx.db, keys.filter(Boolean)),
    createCourseFinder(
      ctx.db,
      written.flatMap(({ courses }) => courses),
    ),
  ])
  const seen = new Map<string, number>()
  const given = new Map<string, { line: number; key: string }>()
  return written.map((line, at) => {
    const [email = '', key = ''] = [addresses[at], keys[at]]
    const problems: string[] = []
    if (line.isBroken) problems.push(M.unreadable)
    else if (line.email === '') problems.push(M.emailMissing)
    else if (email === '') problems.push(M.emailBad)
    const before = seen.get(key)
    if (key && before !== undefined) problems.push(M.emailTwice(before))
    else if (key) seen.set(key, line.line)
    const name = line.name === '' ? '' : (personName.safeParse(line.name).data ?? null)
    if (name === null) problems.push(M.nameBad)
    const asked = ROLE_WORDS[line.role.trim().toLowerCase()]
    if (!asked && !line.isBroken) problems.push(M.roleBad)
    const member = members.get(key) ?? null
    const found = findCourses(line.courses)
    problems.push(...found.problems)
    if (found.courses.length > INVITATION_COURSES_MAX) problems.push(M.coursesTooMany)
    const role = member?.role ?? asked ?? 'user'
    if (!member && key && invited.has(key)) problems.push(M.alreadyInvited)
    if (!member) problems.push(...refusedRole(caller, role))
    if (member && found.courses.length === 0 && found.problems.length === 0) problems.push(M.alreadyMember)
    problems.push(...refusedCourses(role, found.courses, member, { line: line.line, key, given }))
    return {
      line: line.line,
      name: name ?? line.name.slice(0, 100),
      email: email || line.email.slice(0, 254),
      role: asked ?? line.role.slice(0, 100),
      courses: found.courses.map(({ id, title }) => ({ _id: id, title })),
      kind: member ? 'member' : 'invite',
      problems,
      note: member && problems.length === 0 ? M.memberKept : '',
      emailKey: key,
      member,
    }
  })
}

const refusedRole = (caller: SignedIn, role: Role): string[] =>
  role === 'admin' && caller.role !== 'superadmin' ? [M.roleForbidden] : []

/** A student is enrolled, an instructor gets what nobody teaches yet, and each course is given once. */
function refusedCourses(
  role: Role,
  courses: NamedCourse[],
  member: Member | null,
  { line, key, given }: { line: number; key: string; given: Map<string, { line: number; key: string }> },
): string[] {
  if (role === 'admin') return courses.length > 0 ? [M.coursesForAdmin] : []
  if (role === 'user') return []
  return courses.flatMap(({ id, title, instructor_id, instructor_name }) => {
    if (instructor_id !== null && instructor_id !== member?.id)
      return M.courseTaken(title, instructor_name ?? '')
    const before = given.get(id)
    if (before && before.key !== key) return M.courseTwice(title, before.line)
    given.set(id, { line, key })
    return []
  })
}
