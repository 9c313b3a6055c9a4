export const idInvalid = 'Invalid final exam ID'
export const courseIdInvalid = 'Invalid course ID'
export const courseIdMissing = 'Course ID not found'
export const notFound = 'Final exam not found for this course'
export const lecturesFirst = 'You must complete all course lectures before taking the final exam'
export const logInFirst = 'Please log in to access the final exam'
export const noExam = 'No final exam available for this course'
export const answerOne = 'Please answer at least one question before submitting'
export const alreadySubmitted = 'You have already submitted this exam'
export const submitted = 'Exam submitted successfully!'
export const autoSubmitted = 'Exam auto-submitted due to time limit'
export const titleAndDescription = 'Please fill in title and description'
export const questionsRequired = 'Please add at least one question'
export const questionsTooMany = 'An exam holds at most 200 questions'
export const questionEmpty = (n: number) => `Question ${n} is empty`
export const questionType = (n: number) => `Question ${n} must be multiple choice or written`
export const optionsEmpty = (n: number) => `Question ${n} has empty options`
export const correctOption = (n: number) => `Question ${n} must have a valid correct option`
export const marksInvalid = (n: number) => `Question ${n} must have 1 to 10 marks`
export const timeLimitInvalid = 'Please enter a time limit of 30 to 300 minutes'
export const passingInvalid = 'Please enter a passing score of 50 to 100 percent'
export const exists = 'This course already has a final exam'
export const created = 'Final exam created successfully'
export const updated = 'Final exam updated successfully'
export const updatedForNext =
  'Final exam updated successfully. Students who have begun keep the questions they were asked.'
export const editedMeanwhile =
  'Somebody else changed this exam while you were editing it. Reload to see their version.'
export const deleted = 'Final exam deleted successfully'
export const deleteConfirm = (courseTitle: string) =>
  `Are you sure you want to delete the final exam for "${courseTitle}"? This will also delete all submissions.`
export const answerForeign = 'That answer is not part of this submission'
export const marksUpdated = 'Marks updated successfully'
export const loadFailed = 'Failed to load final exam'
export const submitFailed = 'Failed to submit exam'
export const accessFailed = 'Unable to access final exam. Please try again.'
export const detailsFailed = 'Failed to load exam details'
export const courseDetailsFailed = 'Failed to load course details'
export const courseUnavailable = 'Course information not available'
export const createFailed = 'Failed to create final exam'
export const updateFailed = 'Failed to update final exam'
export const marksFailed = 'Failed to update marks'
export const deleteFailed = 'Failed to delete final exam'
export const coursesFailed = 'Failed to load courses'
