/** One student in one course, for who teaches it. */
export const studentAddress = (courseId: string, studentId: string): string =>
  `/instructor/students/${courseId}/${studentId}`
