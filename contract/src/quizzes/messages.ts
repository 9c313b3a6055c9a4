export const idInvalid = 'Invalid quiz ID'
export const notFound = 'Quiz not found'
export const notYours = 'You do not teach this course'
export const lectureMissing = 'No lecture selected. Please choose a lecture first.'
export const lectureAccess = 'Lecture not found or access denied'
export const lectureAccessFailed = 'Error fetching lecture information or access denied'
export const lectureForeign = 'That lecture is not part of this course'
export const titleRequired = 'Quiz title is required'
export const descriptionRequired = 'Quiz description is required'
export const courseRequired = 'Course ID is required'
export const questionsRequired = 'Quiz must have at least one question'
export const questionsTooMany = 'A quiz holds at most 200 questions'
export const courseFull = 'A course holds at most 1,000 quizzes'
export const questionText = (n: number) => `Question ${n} text is required`
export const questionType = (n: number) => `Question ${n} must be multiple choice or written`
export const fewOptions = (n: number) => `Question ${n} must have at least 2 options`
export const optionsFilled = (n: number) => `All options for question ${n} must be filled`
export const correctOption = (n: number) => `Question ${n} must have a valid correct option`
export const marksInvalid = (n: number) => `Question ${n} must have 1 to 100 marks in steps of 0.5`
export const timeLimitInvalid = 'Please enter a time limit of 1 to 180 minutes'
export const passingInvalid = 'Please enter a passing score of 0 to 100 percent'
export const created = 'Quiz created successfully'
export const updated = 'Quiz updated successfully'
export const updatedForNext =
  'Quiz updated successfully. Students who have begun keep the questions they were asked.'
export const deleted = 'Quiz deleted successfully'
export const severalDeleted = (count: number) =>
  count === 1 ? 'Quiz deleted successfully' : `${count} quizzes deleted successfully`
export const noneDeleted = 'No quiz was deleted'
export const noneChosen = 'Please select at least one quiz'
export const tooMany = (most: number) => `Please select at most ${most} quizzes`
export const editedMeanwhile =
  'Somebody else changed this quiz while you were editing it. Reload to see their version.'
export const alreadySubmitted = 'You have already submitted this quiz'
export const lectureFirst = (title: string) => `You must complete "${title}" before taking this quiz`
export const answerOne = 'Please answer at least one question before submitting'
export const submitted = 'Quiz submitted successfully!'
export const autoSubmitted = 'Quiz auto-submitted due to time limit'
export const graded = 'Submission graded successfully'
export const commentRequired = 'Please write a comment'
export const commentsFull = 'You already keep 200 comments. Please delete one first'
export const commentKept = 'Comment kept'
export const commentNotFound = 'Comment not found'
export const commentDeleted = 'Comment deleted'
export const fileRequired = 'Please choose a GIFT, Moodle XML or CSV file'
export const fileNoText = 'This file is no text. Please choose a GIFT, Moodle XML or CSV file, saved as UTF-8'
export const fileFormat = 'This is neither GIFT, Moodle XML nor CSV'
export const fileTooLarge = 'Please choose a file of at most 2 MB'
export const loadAllFailed = 'Failed to load quizzes'
export const loadFailed = 'Failed to load quiz'
export const createFailed = 'Failed to create quiz'
export const createError = 'Error creating quiz'
export const updateFailed = 'Failed to update quiz'
export const deleteFailed = 'Failed to delete quiz'
export const deleteError = 'Error deleting quiz'
export const submitFailed = 'Failed to submit quiz'
export const resultFailed = 'Failed to fetch quiz result'
export const fetchSubmissionsFailed = 'Failed to fetch submissions'
export const loadSubmissionsFailed = 'Failed to load submissions'
export const loadSubmissionFailed = 'Failed to load submission details'
export const courseSubmissionsFailed = 'Failed to fetch course submissions'
export const gradeFailed = 'Failed to save grade'
export const gradeError = 'An error occurred'
