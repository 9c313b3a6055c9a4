import type { AskedQuestion, Question } from '@academy/contract/attempts'
import type { PaperQuestion } from '../../../db/schema-attempts.ts'
import type { KeyedQuestion } from './papers.ts'
import { questionImageUrl } from './question-image-url.ts'

/** A question as a student is asked it. Named field by field: nothing that a row may carry besides leaves with it. */
export function viewAskedQuestion(row: PaperQuestion): AskedQuestion {
  return {
    _id: row._id,
    question: row.question,
    questionType: row.questionType,
    options: row.options,
    marks: row.marks,
    image: row.image && { url: questionImageUrl(row.image.key), alt: row.image.alt },
  }
}

/** With its key, for those who teach. */
export function viewQuestion(row: KeyedQuestion): Question {
  return { ...viewAskedQuestion(row), correctOption: row.correctOption }
}
