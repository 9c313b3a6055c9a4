import type { ExamOfList, QuizInList } from '@academy/contract/quizzes'
import { finalExamAddress } from '../../courses/index.ts'
import { quizListAddress } from '../addresses.ts'

export interface CourseAsks {
  quizzes: { to: string; count: number | undefined }
  /** Null where the course has none, or it is not known yet; `lecturesLeft` says what unlocks it. */
  exam: { to: string; lecturesLeft: number } | null
}

/** The places of a course's quizzes and its exam. Once begun, an exam stays open whatever is added to the course. */
export function courseAsks(
  courseId: string,
  list: { quizzes: readonly QuizInList[]; finalExam: ExamOfList | null } | undefined,
  progress: { completedLectures: number; allLectures: number },
): CourseAsks {
  const exam = list?.finalExam
  const left = Math.max(0, progress.allLectures - progress.completedLectures)
  const hasBegun = exam?.isRunning || exam?.status
  return {
    quizzes: { to: quizListAddress(courseId), count: list?.quizzes.length },
    exam: exam ? { to: finalExamAddress(courseId), lecturesLeft: hasBegun ? 0 : left } : null,
  }
}
