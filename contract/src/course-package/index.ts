// The course package: the JSON file that `academy import` takes and `academy export` writes, and the demo
// academy's people. Shapes and pure checks only: reading files, positions in them and the import itself are
// the server's. It is no room: it composes courses, lectures and quizzes for one file.
export { type CoursePackage, coursePackage, type PackageCourse } from './course-package.ts'
export {
  type PackageLecture,
  type PackageNotes,
  type PackageSlide,
  packageSlide,
} from './lecture.ts'
export * as packageMessages from './messages.ts'
export type { DemoPayment, DemoStatement } from './payments.ts'
export {
  type DemoConversation,
  type DemoExam,
  type DemoHandedIn,
  type DemoPeople,
  type DemoPerson,
  demoPeople,
} from './people.ts'
export type { PackageFinalExam, PackageQuestion, PackageQuiz } from './quiz.ts'
export { sentenceFor } from './sentences.ts'
