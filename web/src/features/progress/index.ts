// Progress: what somebody has completed in a course and where they stopped in a lecture, on this device and the server.
// It shows nothing itself: the study page and the player draw it.
export { positionQuery, progressQuery } from './api.ts'
export { registerProgressWork } from './unsent-work.ts'
export { useCompletion } from './use-completion.ts'
export { useCourseProgress } from './use-course-progress.ts'
export { useStudyRecord } from './use-study-record.ts'
