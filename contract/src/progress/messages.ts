export const PROGRESS_MESSAGES = {
  completed: 'Lecture completed',
  studentsOnly: 'Only students have progress in a course',
  updateFailed: 'Failed to update progress',
  lectureNotInCourse: 'This lecture does not belong to that course',
  positionInvalid: 'The position could not be read',
} as const
