import { contract } from '@academy/contract'
import { enteringRoute, fileRoute, type Route, route, slowRoute } from '../../../http/route.ts'
import { deleteQuizzes, previewDeletions } from './delete-quizzes.ts'
import { allCsv, listAll, listManaged, managedCsv } from './list-managed.ts'
import { readQuestionFile, writeQuestionFile } from './question-files.ts'
import {
  checkLecture,
  listOfCourse,
  listOfLecture,
  previewQuiz,
  readQuiz,
  readStats,
} from './read-quizzes.ts'
import { createQuiz, deleteQuiz, editQuiz } from './write-quiz.ts'

/** What quizzes are, and the lists of them. */
export const teachingRoutes: Route[] = [
  enteringRoute(contract.quizzesOfCourse, (entry, { params, query }) =>
    listOfCourse(entry, params.courseId, query),
  ),
  enteringRoute(contract.quizzesOfLecture, (entry, { params, query }) =>
    listOfLecture(entry, params.lectureId, query),
  ),
  route(contract.quiz, (ctx, { params }) => readQuiz(ctx, params.id)),
  route(contract.previewQuiz, (ctx, { params }) => previewQuiz(ctx, params.id)),
  route(contract.deleteQuizAsAdmin, (ctx, { params }) => deleteQuiz(ctx, params.id)),
  route(contract.instructorQuizzes, (ctx, { query }) => listManaged(ctx, query)),
  fileRoute(contract.instructorQuizzesCsv, (ctx, { query }) => managedCsv(ctx, query)),
  route(contract.quizStats, (ctx, { params }) => readStats(ctx, params.id)),
  route(contract.deleteQuiz, (ctx, { params }) => deleteQuiz(ctx, params.id)),
  slowRoute(contract.deletionOfQuizzes, (ctx, { body }) => previewDeletions(ctx, body.ids)),
  slowRoute(contract.deleteQuizzes, (ctx, { body }) => deleteQuizzes(ctx, body.ids)),
  route(contract.checkLecture, (ctx, { params }) => checkLecture(ctx, params.lectureId)),
  route(contract.newQuiz, (ctx, { body }) => createQuiz(ctx, body)),
  route(contract.newQuizzes, (ctx, { body }) => createQuiz(ctx, body)),
  route(contract.editQuiz, (ctx, { params, body }) => editQuiz(ctx, params.id, body)),
  route(contract.allQuizzes, (ctx, { query }) => listAll(ctx, query)),
  fileRoute(contract.allQuizzesCsv, (ctx, { query }) => allCsv(ctx, query)),
  slowRoute(contract.readQuestions, (ctx, { body, file }) => readQuestionFile(ctx, file, body.format)),
  route(contract.exportQuestions, (ctx, { params, query }) =>
    writeQuestionFile(ctx, params.id, query.format),
  ),
]
