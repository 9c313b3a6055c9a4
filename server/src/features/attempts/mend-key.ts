import type { contract } from '@academy/contract'
import { ATTEMPT_MESSAGES as M, optionLetter } from '@academy/contract/attempts'
import type { z } from 'zod'
import type { Context } from '../../http/context.ts'
import { invalid } from '../../http/problem.ts'
import { recordAct } from '../audit/index.ts'
import { anyAssessmentForOwner } from './assessments-access.ts'
import { holdFromOpening } from './assessments-store.ts'
import { recordEvent } from './events.ts'
import { changeOf, type Mended, mendPaper } from './mend-key-rules.ts'
import {
  answersForMending,
  growVersion,
  papersAskingForUpdate,
  writeKey,
  writeMarks,
} from './mend-key-store.ts'
import { remarkMany } from './remark-many.ts'

type Fields = z.output<(typeof contract.mendKey)['body'] & {}>
const EVENT_QUESTION_LETTERS = 80

/** Corrects the key in every version that asks the question, and the marks it gave; a mark that a person gave stays. */
export async function mendKey(ctx: Context, id: string, fields: Fields) {
  const { questionId, reason, mayLower, isPreview } = fields
  await anyAssessmentForOwner(ctx, id)
  if (!isPreview && !reason) throw invalid(M.reasonRequired, { reason: M.reasonRequired })
  await holdFromOpening(ctx.db, id)
  const papers = await papersAskingForUpdate(ctx.db, id, questionId)
  const newest = papers.at(-1)?.questions.find(({ _id }) => _id === questionId)
  if (!newest) throw invalid(M.questionForeign)
  const right = newest.options[fields.correctOption]
  if (right === undefined) throw invalid(M.keyInvalid, { correctOption: M.keyInvalid })

  const mended = new Map<string, Mended>()
  for (const paper of papers) {
    const change = mendPaper(paper, questionId, {
      at: fields.correctOption,
      text: right,
      of: newest.options.length,
    })
    if (change) mended.set(paper.id, change)
  }
  const answers = await answersForMending(ctx.db, [...mended.keys()], questionId)
  const changes = answers.flatMap((answer) => changeOf(answer, mended.get(answer.paper_id), mayLower) ?? [])
  const wire = changes.map(({ answer: _, marks: __, ...change }) => change)
  if (isPreview) return { message: M.keyPreview, changes: wire, isApplied: false }

  for (const [paperId, { answerKey }] of mended) await writeKey(ctx.db, paperId, answerKey)
  const applied = changes.filter(({ isChanged }) => isChanged)
  await writeMarks(ctx.db, applied)
  await remarkMany(
    ctx.db,
    applied.map(({ submission }) => submission),
  )
  if (mended.size > 0) {
    await growVersion(ctx.db, id)
    const name = newest.question.slice(0, EVENT_QUESTION_LETTERS)
    const detail = M.keyMendedTo(name, optionLetter(fields.correctOption), applied.length)
    await recordEvent(ctx, { assessmentId: id, event: 'key-mended', detail, reason })
    await recordAct(ctx, 'mend-key', id, {
      reason,
      question: name,
      before: { key: letterOf([...mended.values()].at(-1)?.before.correctOption) },
      after: { key: optionLetter(fields.correctOption) },
      submissions: applied.map(({ submission }) => submission),
    })
  }
  return { message: M.keyMended, changes: wire, isApplied: true }
}

const letterOf = (option: number | null | undefined) => (option == null ? null : optionLetter(option))
