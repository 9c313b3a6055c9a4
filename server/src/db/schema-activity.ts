/** Who used what on which day, and the numbers that triggers keep. A number is the sum of its slots. */

export interface ActiveDaysTable {
  course_id: string
  user_id: string
  /** In Kigali, as YYYY-MM-DD. */
  day: string
}
export interface AcademyTotalsTable {
  slot: number
  users: number
  courses: number
  lectures: number
  quizzes: number
  /** Another sum for each committed change of what the catalogue shows. */
  catalogue_changes: number
}
export interface CourseTotalsTable {
  course_id: string
  slot: number
  students: number
  lectures: number
  quizzes: number
  /** Passed the final exam, still there, no certificate asked for. */
  certifiable: number
  unanswered_questions: number
  /** A version: another one whenever a lecture of the course is another. */
  outline_changes: number
}
/** The sums of `course_totals` as they were a minute ago. */
export interface CourseOrdersTable {
  course_id: string
  students: number
  lectures: number
  quizzes: number
}
/** How many students of a course have completed that many lectures. */
export interface CourseProgressCountsTable {
  course_id: string
  completed: number
  slot: number
  students: number
}
/** In how many of an instructor's courses a student is. */
export interface TaughtStudentsTable {
  instructor_id: string
  user_id: string
  courses: number
}
export interface InstructorTotalsTable {
  instructor_id: string
  slot: number
  students: number
  courses: number
}
