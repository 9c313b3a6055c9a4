import type { DemoPeople } from '@academy/contract/course-package'
import { writeAskedBefore } from '../features/questions/index.ts'
import type { Context } from '../http/context.ts'
import { HOUR_MS } from './demo-time.ts'
import type { ImportedCourse } from './package/import-package.ts'

interface Filled {
  ids: ReadonlyMap<string, string>
  courses: readonly ImportedCourse[]
}

/** What the demo's people asked under lectures, the oldest first as the lists expect it; two of them wait for who teaches. */
export async function askAll(ctx: Context, demo: DemoPeople, { ids, courses }: Filled): Promise<void> {
  const now = ctx.now().getTime()
  const idOf = (address: string): string => {
    const id = ids.get(address)
    if (!id) throw new Error(`${address} has to do with a question of the demo and is not in it`)
    return id
  }
  const written = (one: { by: string; hoursAgo: number; text: string; usefulTo: string[] }) => ({
    authorId: idOf(one.by),
    at: new Date(now - one.hoursAgo * HOUR_MS),
    body: one.text,
    usefulTo: one.usefulTo.map(idOf),
  })
  const teachers = new Map(demo.people.flatMap(({ email, teaches }) => teaches.map((key) => [key, email])))
  const questions = demo.questions.toSorted((a, b) => b.hoursAgo - a.hoursAgo)
  for (const [place, question] of questions.entries()) {
    const course = courses.find(({ key }) => key === question.course)
    const lectureId = course?.lectureIds[question.lecture]
    if (!course || !lectureId)
      throw new Error(`"${question.title}" is asked under a lecture that the demo has not`)
    const answers = question.answers.map((answer) => ({
      ...written(answer),
      byTeacher: teachers.get(question.course) === answer.by,
      isMarked: answer.isMarked,
    }))
    const { courseId } = course
    const asked = { ...written(question), courseId, lectureId, title: question.title, answers }
    await writeAskedBefore(ctx.db, asked, `demo-${place}`)
  }
}
