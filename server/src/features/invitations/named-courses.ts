import { isId } from '@academy/contract/http'
import { INVITATION_MESSAGES as M } from '@academy/contract/invitations'
import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'

export interface NamedCourse {
  id: string
  title: string
  instructor_id: string | null
  instructor_name: string | null
}
type Find = (names: string[]) => { courses: NamedCourse[]; problems: string[] }

/** Finds courses by id or title, whatever the title's capitals and accents; all names of a list in one statement. */
export async function createCourseFinder(db: Db, names: string[]): Promise<Find> {
  const wanted = [...new Set(names)].slice(0, 10_000)
  const [ids, titles] = [wanted.filter(isId).map((id) => id.toLowerCase()), wanted]
  const { rows } =
    wanted.length === 0
      ? { rows: [] }
      : await sql<NamedCourse & { asked: string | null }>`
          select c.id, c.title, c.instructor_id, u.name as instructor_name, asked.name as asked
          from (
            select id, null as name from unnest(${ids}::text[]) id
            union all
            select c.id, t.name from unnest(${titles}::text[]) t (name)
              join courses c on folded(c.title) = folded(t.name)
          ) asked
          join courses c on c.id = asked.id
          left join users u on u.id = c.instructor_id`.execute(db)
  const found = new Map<string, NamedCourse[]>()
  for (const { asked, ...course } of rows) {
    const name = asked ?? course.id
    found.set(name, [...(found.get(name) ?? []), course])
  }
  return (asked) => {
    const problems: string[] = []
    const courses = new Map<string, NamedCourse>()
    for (const name of asked) {
      const [course, ...others] = found.get(name) ?? found.get(name.toLowerCase()) ?? []
      if (!course) problems.push(M.courseUnknown(name.slice(0, 200)))
      else if (others.length > 0) problems.push(M.courseUnclear(name.slice(0, 200)))
      else courses.set(course.id, course)
    }
    return { courses: [...courses.values()], problems }
  }
}
