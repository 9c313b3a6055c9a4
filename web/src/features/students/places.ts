export const STUDENTS_ADDRESS = '/instructor/students'
/** The list of a course, at those who are at risk where that is asked for. */
export const studentsAddress = (courseId: string, risk?: 'any' | 'away' | 'behind'): string =>
  `${STUDENTS_ADDRESS}?course=${courseId}${risk ? `&risk=${risk}` : ''}`
