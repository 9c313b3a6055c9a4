import { isAdmin } from '@academy/contract/users'
import { type Context, signedIn } from '../../../http/context.ts'
import { type Part, partOf } from '../../../http/paging.ts'
import { type AssessmentRow, newestKeyedPaper, newestPaper, viewAskedQuestion } from '../../attempts/index.ts'
import { countCourses } from '../../courses/index.ts'
import { examForOwner, examOfCourseForOwner } from '../access.ts'
import { countOutcomes, findCourseTitle, selectCards } from '../store.ts'
import { viewCard, viewExam, viewExamFacts, viewStats } from '../views.ts'

export const readExam = async (ctx: Context, id: string) => readManaged(ctx, await examForOwner(ctx, id))

export const readExamOfCourse = async (ctx: Context, courseId: string) =>
  readManaged(ctx, await examOfCourseForOwner(ctx, courseId))

async function readManaged(ctx: Context, row: AssessmentRow) {
  const [finalExam, counts] = await Promise.all([viewWhole(ctx, row), countOutcomes(ctx.db, row.id)])
  return { success: true, finalExam, stats: viewStats(counts) }
}

/** With its newest questions and their key. */
export async function viewWhole({ db }: Context, row: AssessmentRow) {
  return viewExam(row, await findCourseTitle(db, row.course_id), await newestKeyedPaper(db, row.id))
}

/** The paper that a student would be given now. Nothing starts, and the key stays here. */
export async function previewExam(ctx: Context, courseId: string) {
  const row = await examOfCourseForOwner(ctx, courseId)
  const [title, paper] = await Promise.all([
    findCourseTitle(ctx.db, row.course_id),
    newestPaper(ctx.db, row.id),
  ])
  return {
    finalExam: { ...viewExamFacts(row, title), questions: paper.questions.map(viewAskedQuestion) },
    serverNow: ctx.now().toISOString(),
  }
}

/** An instructor's own courses; every one for an admin. */
export async function listCards(ctx: Context, { course, ...asked }: Part & { course?: string | undefined }) {
  const { id, role } = signedIn(ctx)
  const wanted = { instructorId: isAdmin(role) ? undefined : id, courseId: course }
  const found = course && (await selectCards(ctx.db, wanted, { limit: 1, offset: 0 }, 1))
  const total = found ? found.length : await countCourses(ctx.db, wanted.instructorId)
  const { page, pages, ...range } = partOf(total, asked)
  const rows = found || (await selectCards(ctx.db, wanted, range, total))
  return { courses: rows.map(viewCard), total, page, pages }
}
