import type { AssessmentKind } from '@academy/contract/attempts'
import {
  type AssessmentRow,
  type CheckedQuestion,
  createAssessment,
  type KeyedQuestion,
  newestKeyedPaper,
} from '../features/attempts/index.ts'
import type { TestAcademy } from './academy.ts'

export interface QuestionTraits {
  question?: string
  /** Absent: multiple choice with four options. */
  type?: 'multiple-choice' | 'written'
  options?: string[]
  correctOption?: number
  marks?: number
}
export interface AssessmentTraits {
  title?: string
  timeLimitMinutes?: number
  passingPercent?: number
  /** Absent: two of multiple choice and one written. */
  questions?: QuestionTraits[]
}
export interface TestAssessment extends AssessmentRow {
  /** With the key, as its maker sees them. */
  questions: KeyedQuestion[]
}

const ASKED: QuestionTraits[] = [
  { question: 'Which element holds a picture?', options: ['`p`', '`img`', '`a`', '`li`'], correctOption: 1 },
  { question: 'Which one is a loop?', options: ['`for`', '`if`', '`let`'], correctOption: 0 },
  { question: 'Why do we test on a real phone?', type: 'written', marks: 3 },
]

/** A quiz of a course: of one of its lectures, or of none. */
export const aQuiz = (
  academy: TestAcademy,
  course: { id: string },
  traits: AssessmentTraits & { lecture?: { id: string } } = {},
) => anAssessment(academy, course, { kind: 'quiz', timeLimitMinutes: 30, passingPercent: 70, ...traits })

/** The final exam of a course. */
export const anExam = (academy: TestAcademy, course: { id: string }, traits: AssessmentTraits = {}) =>
  anAssessment(academy, course, { kind: 'final-exam', timeLimitMinutes: 120, passingPercent: 80, ...traits })

interface Made extends AssessmentTraits {
  kind: AssessmentKind
  timeLimitMinutes: number
  passingPercent: number
  lecture?: { id: string }
}

function anAssessment(academy: TestAcademy, course: { id: string }, made: Made): Promise<TestAssessment> {
  return academy.write(async (ctx) => {
    const row = await createAssessment(ctx, {
      kind: made.kind,
      courseId: course.id,
      lectureId: made.lecture?.id ?? null,
      title: made.title ?? 'What we have learned',
      description: 'A few questions.',
      timeLimitMinutes: made.timeLimitMinutes,
      passingPercent: made.passingPercent,
      questions: (made.questions ?? ASKED).map(aQuestion),
    })
    return { ...row, questions: await newestKeyedPaper(ctx.db, row.id) }
  })
}

function aQuestion(traits: QuestionTraits): CheckedQuestion {
  const { type = 'multiple-choice', options = ['One', 'Two', 'Three', 'Four'] } = traits
  const isWritten = type === 'written'
  return {
    _id: undefined,
    question: traits.question ?? 'Which one is right?',
    questionType: type,
    options: isWritten ? [] : options,
    correctOption: isWritten ? null : (traits.correctOption ?? 0),
    marks: traits.marks ?? 1,
    image: null,
  }
}
