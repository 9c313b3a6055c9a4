import { INVITATION_MESSAGES as M } from '@academy/contract/invitations'
import type { Db } from '../../http/context.ts'
import type { NamedCourse } from './named-courses-store.ts'
import { selectNamedCourses } from './named-courses-store.ts'

type Find = (names: string[]) => { courses: NamedCourse[]; problems: string[] }

/** Finds courses by id or title, whatever the title's capitals and accents; all names of a list in one statement. */
export async function createCourseFinder(db: Db, names: string[]): Promise<Find> {
  const wanted = [...new Set(names)].slice(0, 10_000)
  const rows = await selectNamedCourses(db, wanted)
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
