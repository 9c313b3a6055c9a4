/** Pure limits of final exams, shared by forms and server. */
export const EXAM_TIME_MIN_MINUTES = 30
export const EXAM_TIME_MAX_MINUTES = 300
export const EXAM_TIME_DEFAULT_MINUTES = 120
export const EXAM_PASSING_MIN_PERCENT = 50
export const EXAM_PASSING_MAX_PERCENT = 100
export const EXAM_PASSING_DEFAULT_PERCENT = 80
export const EXAM_MARKS_MIN = 1
export const EXAM_MARKS_MAX = 10
export const EXAM_MARKS_DEFAULT = 1
export const EXAM_RECENT_SUBMISSIONS = 10
/** What an exam’s form starts with. */
export const examTitleFor = (courseTitle: string) => `${courseTitle} - Final Examination`
export const examDescriptionFor = (courseTitle: string) =>
  `Comprehensive final exam for ${courseTitle} course`
