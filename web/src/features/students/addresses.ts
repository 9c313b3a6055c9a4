export const STUDENTS_ADDRESS = '/instructor/students'
/** The class of one course, as a part of the course's home. */
export const ADMIN_STUDENTS_ADDRESS = '/admin/course/:courseId/students'
/** The list of a course, at those who are at risk where that is asked for. */
export const studentsAddress = (courseId: string, risk?: 'any' | 'away' | 'behind'): string =>
  `${STUDENTS_ADDRESS}?course=${courseId}${risk ? `&risk=${risk}` : ''}`
export const adminStudentsAddress = (courseId: string): string =>
  ADMIN_STUDENTS_ADDRESS.replace(':courseId', courseId)
