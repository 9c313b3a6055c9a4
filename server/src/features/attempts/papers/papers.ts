import { sumMarks } from '@academy/contract/attempts'
import { newId } from '../../../db/ids.ts'
import type { PaperQuestion } from '../../../db/schema-attempts.ts'
import type { CheckedQuestion } from './check-questions.ts'

/** A question of a paper with the position of its right option; null for a written one. */
export interface KeyedQuestion extends PaperQuestion {
  correctOption: number | null
}

/** What a paper is made of, before it is stored. */
export interface PaperContent {
  questions: PaperQuestion[]
  answerKey: Record<string, number>
  totalMarks: number
}

/** Takes over the ids that are known, each once; every other question is a new one. */
export function composePaper(
  questions: readonly CheckedQuestion[],
  knownIds: Iterable<string>,
): PaperContent {
  const free = new Set(knownIds)
  const answerKey: Record<string, number> = {}
  const asked = questions.map(({ _id, correctOption, ...question }) => {
    const id = _id && free.delete(_id) ? _id : newId()
    if (correctOption !== null) answerKey[id] = correctOption
    return askedQuestion({ _id: id, ...question })
  })
  return { questions: asked, answerKey, totalMarks: sumMarks(asked.map(({ marks }) => marks)) }
}

/** Equal papers ask the same in the same order, have the same key and the same marks. */
export function isSamePaper(one: PaperContent, other: PaperContent): boolean {
  return fingerprint(one) === fingerprint(other)
}

const fingerprint = ({ questions, answerKey }: PaperContent) =>
  JSON.stringify(questions.map((row) => [askedQuestion(row), answerKey[row._id] ?? null]))

/** One order of fields, whatever the database's. */
function askedQuestion({ _id, question, questionType, options, marks, image }: PaperQuestion): PaperQuestion {
  return {
    _id,
    question,
    questionType,
    options,
    marks,
    image: image && { key: image.key, alt: image.alt },
  }
}

export function keyed(
  questions: readonly PaperQuestion[],
  answerKey: Record<string, number>,
): KeyedQuestion[] {
  return questions.map((row) => ({ ...row, correctOption: answerKey[row._id] ?? null }))
}

export function imageKeysOf(questions: readonly { image: { key: string } | null }[]): string[] {
  return [...new Set(questions.flatMap(({ image }) => (image ? [image.key] : [])))].sort()
}
