import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../http/context.ts'
import { recalculateSubmissions } from '../fix-key/recalculate-many.ts'
import { newestKeyedPapers } from '../papers/papers-store.ts'
import { endAttempts } from './end-attempts.ts'
import {
  backdateEnds,
  type HandedInBefore,
  insertAttempts,
  keepAnswers,
  writeGrades,
} from './hand-in-many-store.ts'

/** Attempts of the past, handed in and marked: in a few statements however many they are. Who calls says they were allowed to. */
export async function handInMany(db: Db, works: readonly HandedInBefore[]): Promise<void> {
  if (works.length === 0) return
  const papers = await newestKeyedPapers(db, [...new Set(works.map(({ assessmentId }) => assessmentId))])
  // Who looks at the attempts sees those first that were begun last, by their ids.
  const inOrder = works.toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())
  const begun = new Map(inOrder.map((work) => [newId(), work]))
  const attempts = await insertAttempts(db, begun)
  const ended = attempts.map((attempt) => {
    const { answers, submittedAt } = present(begun.get(attempt.id))
    const questions = papers.get(attempt.assessment_id) ?? []
    const given = questions.map(({ _id }, at) => {
      const answer = answers[at] ?? null
      const isText = typeof answer === 'string'
      const fields = { selectedOption: isText ? null : answer, writtenAnswer: isText ? answer : null }
      return [_id, { questionId: _id, ...fields }] as const
    })
    return { attempt, questions, answers: new Map(given), state: 'handed-in' as const, submittedAt }
  })
  await keepAnswers(db, ended)
  await endAttempts(db, ended, new Date())
  await backdateEnds(db, [...begun.keys()])
  const graded = ended.flatMap(({ attempt, questions }) => {
    const { marks, gradedAt, gradedBy } = present(begun.get(attempt.id))
    const by = { attempt: attempt.id, by: gradedBy, at: gradedAt.toISOString() }
    return questions.flatMap(({ _id }, at) => {
      const given = marks[at] ?? null
      return given === null ? [] : [{ ...by, question: _id, marks: given }]
    })
  })
  await recalculateSubmissions(db, await writeGrades(db, graded))
}

function present<Found>(found: Found | undefined): Found {
  if (!found) throw new Error('an attempt that nobody began')
  return found
}
