/** Pure limits of quizzes, shared by forms and server. */
export const QUIZ_TIME_MIN_MINUTES = 1
export const QUIZ_TIME_MAX_MINUTES = 180
export const QUIZ_TIME_DEFAULT_MINUTES = 30
export const QUESTION_MARKS_MIN = 1
export const QUESTION_MARKS_MAX = 100
export const QUESTION_MARKS_DEFAULT = 1
/** A quiz may be set otherwise; the specification's 70 %. */
export const QUIZ_PASS_PERCENT = 70
export const QUIZ_TITLE_MAX_LENGTH = 200
export const QUIZ_DESCRIPTION_MAX_LENGTH = 5_000
export const QUESTIONS_FILE_MAX_BYTES = 2 * 1024 * 1024
export const QUESTION_FORMATS = ['gift', 'moodle-xml', 'csv'] as const
export type QuestionFormat = (typeof QUESTION_FORMATS)[number]
export const COMMENT_MAX_LENGTH = 1_000
export const COMMENTS_MAX = 200

/** The columns that the lists of those who teach go by; `at` is when a quiz was made. */
export const QUIZ_SORTS = ['title', 'questions', 'marks', 'pending', 'graded', 'at'] as const
export type QuizSort = (typeof QUIZ_SORTS)[number]

/** A list of quizzes carries questions up to so many; of the quizzes after that, how many they have. */
export const LIST_QUESTIONS_MAX = 1000
