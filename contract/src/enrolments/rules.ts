export const EXAM_STANDINGS = ['to-sit', 'submitted', 'passed', 'failed'] as const
export type ExamStanding = (typeof EXAM_STANDINGS)[number]

/** What still stands between a student and the end of a course. */
export type LeftToDo = 'lectures' | 'exam' | 'marking' | 'pass'

const WHOLE_PERCENT = 100
const LEFT_OF_EXAM = { 'to-sit': 'exam', submitted: 'marking', failed: 'pass', passed: null } as const

/** Null once nothing is left: every lecture is complete and the final exam, where there is one, is passed. */
export function leftToDo(course: {
  courseProgressPercentage: number
  finalExam: ExamStanding | null
}): LeftToDo | null {
  if (course.courseProgressPercentage < WHOLE_PERCENT) return 'lectures'
  return course.finalExam ? LEFT_OF_EXAM[course.finalExam] : null
}
