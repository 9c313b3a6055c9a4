export const EXAMS_ADDRESS = '/instructor/final-exam'
export const examAddress = (courseId: string): string => `${EXAMS_ADDRESS}/${courseId}`
export const newExamAddress = (courseId: string): string => `${EXAMS_ADDRESS}/${courseId}/create`
export const editExamAddress = (courseId: string): string => `${EXAMS_ADDRESS}/${courseId}/edit`
export const reviewExamAddress = (submissionId: string): string =>
  `${EXAMS_ADDRESS}/submission/${submissionId}`
export const examByIdAddress = (examId: string): string => `${EXAMS_ADDRESS}/exam/${examId}`
/** Where a submission is marked; the review page shows what it got. */
export const markExamAddress = (submissionId: string): string => `${EXAMS_ADDRESS}/mark/${submissionId}`
export const markExamQuestionAddress = (examId: string, questionId: string): string =>
  `${examByIdAddress(examId)}/question/${questionId}`
/** What waits is opened where it is marked, the rest where it is looked at. */
export const openExamAddress = ({ _id, status }: { _id: string; status: 'submitted' | 'graded' }): string =>
  status === 'submitted' ? markExamAddress(_id) : reviewExamAddress(_id)
