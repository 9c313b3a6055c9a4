import { isAdmin } from '@academy/contract/users'
import { type Context, signedIn } from '../../http/context.ts'
import { type Part, partOf } from '../../http/paging.ts'
import { type AssessmentRow, newestKeyedPaper } from '../attempts/index.ts'
import { countCourses } from '../courses/index.ts'
import { examForOwner, examOfCourseForOwner } from './access.ts'
import { countOutcomes, findCourseTitle, selectCards } from './store.ts'
import { viewCard, viewExam, viewStats } from './views.ts'

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

/** An instructor's own courses; every one for an admin. */
export async function listCards(ctx: Context, asked: Part) {
  const { id, role } = signedIn(ctx)
  const instructorId = isAdmin(role) ? undefined : id
  const total = await countCourses(ctx.db, instructorId)
  const { page, pages, ...range } = partOf(total, asked)
  return { courses: (await selectCards(ctx.db, instructorId, range)).map(viewCard), total, page, pages }
}
