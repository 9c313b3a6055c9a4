export const EXAMS_ADDRESS = '/instructor/final-exam'
export const examAddress = (courseId: string): string => `${EXAMS_ADDRESS}/${courseId}`
export const newExamAddress = (courseId: string): string => `${EXAMS_ADDRESS}/${courseId}/create`
export const editExamAddress = (courseId: string): string => `${EXAMS_ADDRESS}/${courseId}/edit`
export const reviewExamAddress = (submissionId: string): string =>
  `${EXAMS_ADDRESS}/submission/${submissionId}`
