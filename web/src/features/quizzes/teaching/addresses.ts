// Where quizzes are made, listed and graded.
export const INSTRUCTOR_QUIZZES_ADDRESS = '/instructor/quizzes'
export const ADMIN_QUIZZES_ADDRESS = '/admin/quizzes'
/** Those of one course, as a part of its home. */
export const ADMIN_COURSE_QUIZZES_ADDRESS = '/admin/course/:courseId/quizzes'
export const newQuizAddress = (lectureId: string) => `/instructor/quizzes/new/${lectureId}`
/** The same page; an admin's sidebar stands beside either. */
export const createQuizAddress = (lectureId: string) => `/create-quiz/${lectureId}`
export const editQuizAddress = (quizId: string) => `/edit-quiz/${quizId}`
export const adminEditQuizAddress = (quizId: string) => `/admin/quiz/${quizId}/edit`
export const submissionsAddress = (quizId: string) => `/submissions/${quizId}`

const ofInstructors = (courseId?: string) =>
  courseId ? `${INSTRUCTOR_QUIZZES_ADDRESS}?course=${courseId}` : INSTRUCTOR_QUIZZES_ADDRESS
const ofAdmins = (courseId?: string) =>
  courseId ? ADMIN_COURSE_QUIZZES_ADDRESS.replace(':courseId', courseId) : ADMIN_QUIZZES_ADDRESS
/** Where the quizzes of a portal are listed; those of one course when it is given. */
export const quizzesAddressOf = (isAdmin: boolean) => (isAdmin ? ofAdmins : ofInstructors)
