/** One student in one course, for who teaches it. */
export const studentAddress = (courseId: string, studentId: string): string =>
  `/instructor/students/${courseId}/${studentId}`
/** The same in the admins' portal. */
export const courseStudentAddress = (courseId: string, studentId: string): string =>
  `/admin/course/${courseId}/students/${studentId}`
