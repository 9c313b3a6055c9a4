import { LIST_QUESTIONS_MAX, type QuizInList } from '@academy/contract/quizzes'
import type { Context } from '../../../http/context.ts'
import { newestKeyedPapers } from '../../attempts/index.ts'
import type { QuizListRow } from '../lists-store.ts'
import { countSubmissions } from '../store.ts'
import { viewTaught } from '../views.ts'

/** One shape wherever those who teach list quizzes. Questions come until there are too many for one answer. */
export async function viewMany(ctx: Context, rows: QuizListRow[], questions?: 'none'): Promise<QuizInList[]> {
  const counters = await countSubmissions(ctx.db, idsOf(rows))
  const asked = await newestKeyedPapers(ctx.db, questions === 'none' ? [] : idsOf(withinBound(rows)))
  return rows.map((row) => viewTaught(row, counters.get(row.id), asked.get(row.id)))
}

function withinBound(rows: QuizListRow[]): QuizListRow[] {
  let sum = 0
  const end = rows.findIndex(({ question_count }) => {
    sum += question_count
    return sum > LIST_QUESTIONS_MAX
  })
  return end === -1 ? rows : rows.slice(0, end)
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
