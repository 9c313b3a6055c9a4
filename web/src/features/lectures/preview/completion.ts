export interface Completion {
  courseId: string
  lectureId: string
}
