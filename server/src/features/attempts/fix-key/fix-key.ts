import type { contract } from '@academy/contract'
import { ATTEMPT_MESSAGES as M, optionLetter } from '@academy/contract/attempts'
import type { z } from 'zod'
import type { Context } from '../../../http/context.ts'
import { invalid } from '../../../http/problem.ts'
import { recordAct } from '../../audit/index.ts'
import { tellKeyMended } from '../notes/tell-class.ts'
import { anyAssessmentForOwner } from '../papers/assessments-access.ts'
import { lockAgainstOpening } from '../papers/assessments-store.ts'
import { recordEvent } from '../sitting/events-store.ts'
import { changeOf, type Fixed, fixPaper } from './fix-key-rules.ts'
import {
  answersForFixing,
  growVersion,
  papersAskingForUpdate,
  writeKey,
  writeMarks,
} from './fix-key-store.ts'
import { recalculateSubmissions } from './recalculate-many.ts'

type Fields = z.output<(typeof contract.fixKey)['body'] & {}>
const EVENT_QUESTION_LETTERS = 80

/** Corrects the key in every version that asks the question, and the marks it gave; a mark that a person gave stays. */
export async function fixKey(ctx: Context, id: string, fields: Fields) {
  const { questionId, reason, mayLower, isPreview } = fields
  await anyAssessmentForOwner(ctx, id)
  if (!isPreview && !reason) throw invalid(M.reasonRequired, { reason: M.reasonRequired })
  await lockAgainstOpening(ctx.db, id)
  const papers = await papersAskingForUpdate(ctx.db, id, questionId)
  const newest = papers.at(-1)?.questions.find(({ _id }) => _id === questionId)
  if (!newest) throw invalid(M.questionForeign)
  const right = newest.options[fields.correctOption]
  if (right === undefined) throw invalid(M.keyInvalid, { correctOption: M.keyInvalid })

  const fixed = new Map<string, Fixed>()
  for (const paper of papers) {
    const change = fixPaper(paper, questionId, {
      at: fields.correctOption,
      text: right,
      of: newest.options.length,
    })
    if (change) fixed.set(paper.id, change)
  }
  const answers = await answersForFixing(ctx.db, [...fixed.keys()], questionId)
  const changes = answers.flatMap((answer) => changeOf(answer, fixed.get(answer.paper_id), mayLower) ?? [])
  const wire = changes.map(({ answer: _, marks: __, ...change }) => change)
  if (isPreview) return { message: M.keyPreview, changes: wire, isApplied: false }

  for (const [paperId, { answerKey }] of fixed) await writeKey(ctx.db, paperId, answerKey)
  const applied = changes.filter(({ isChanged }) => isChanged)
  await writeMarks(ctx.db, applied)
  await recalculateSubmissions(
    ctx.db,
    applied.map(({ submission }) => submission),
  )
  await tellKeyMended(
    ctx,
    id,
    applied.map(({ submission }) => submission),
  )
  if (fixed.size > 0) {
    await growVersion(ctx.db, id)
    const name = newest.question.slice(0, EVENT_QUESTION_LETTERS)
    const detail = M.keyFixedTo(name, optionLetter(fields.correctOption), applied.length)
    await recordEvent(ctx, { assessmentId: id, event: 'key-fixed', detail, reason })
    await recordAct(ctx, 'fix-key', id, {
      reason,
      question: name,
      before: { key: letterOf([...fixed.values()].at(-1)?.before.correctOption) },
      after: { key: optionLetter(fields.correctOption) },
      submissions: applied.map(({ submission }) => submission),
    })
  }
  return { message: M.keyFixed, changes: wire, isApplied: true }
}

const letterOf = (option: number | null | undefined) => (option == null ? null : optionLetter(option))
