import type { Api } from '@academy/contract'
import { newId } from '../db/ids.ts'
import type { Fixture, ValidCall } from './fixture.ts'
import { aPicture } from './pictures.ts'
import { completeLectures } from './study.ts'
import { answersTo } from './submissions.ts'

const theseQuizzes: ValidCall = async ({ quiz }) => ({ body: { ids: [(await quiz()).id] } })
const theQuiz: ValidCall = async ({ quiz }) => ({ params: { id: (await quiz()).id } })
const theExam: ValidCall = async ({ exam }) => ({ params: { id: (await exam()).id } })
const theSubmission: ValidCall = async ({ submission }) => ({ params: { id: (await submission()).id } })
const nothing: ValidCall = () => ({})

const choice = { question: 'Which one repeats?', options: ['for', 'if'], correctOption: 0, marks: 1 }
const fields = { title: 'Loops', description: 'Around and around.', timeLimit: 60, questions: [choice] }

/** The caller's own attempt where they may begin one; else the id of none. */
async function beginAs(fixture: Fixture, place: 'quiz' | 'exam'): Promise<string> {
  const { academy, caller, course } = fixture
  const paper = await fixture[place]()
  const answer = await academy
    .as(caller)
    .send(
      place === 'quiz'
        ? 'GET /api/quiz/student/{id}'
        : 'GET /api/certification/final-exam/student/{courseId}',
      { params: { id: paper.id, courseId: course.id } },
    )
  return answer.body?.attempt?._id ?? newId()
}

async function draftOf(fixture: Fixture, place: 'quiz' | 'exam') {
  const attemptId = await beginAs(fixture, place)
  const [first] = (await fixture[place]()).questions
  const answers = [{ questionId: first?._id, seq: 1, selectedOption: 0, flagged: false }]
  return { attemptId, deviceId: 'telephone-1', answers }
}

const newQuiz: ValidCall = ({ course, lectures }) => ({
  body: { ...fields, course: course.id, lecture: lectures[0].id },
})
const gradeOf = async ({ quiz, submission }: Fixture) => {
  const written = (await quiz()).questions.find(({ questionType }) => questionType === 'written')
  return {
    params: { id: (await submission()).id },
    body: {
      feedback: { [written?._id ?? '']: { marksAwarded: 2, feedbackText: 'Good.' } },
      globalFeedback: 'Well done.',
    },
  }
}
const toFirst = ({ id, questions }: { id: string; questions: readonly { _id: string }[] }) => ({
  id,
  questionId: questions[0]?._id ?? '',
})
const answersToFirst = async ({ quiz }: Fixture) => toFirst(await quiz())

/** Papers, sittings and what comes of them. */
export const VALID_SITTINGS = {
  'GET /api/instructor/assessments/{id}/sittings': theQuiz,
  'POST /api/instructor/assessments/{id}/extend': async ({ quiz }) => ({
    params: { id: (await quiz()).id },
    body: { studentId: 'all', minutes: 5, reason: 'The power went' },
  }),
  'GET /api/instructor/attempts/{id}/evidence': async ({ submission }) => ({
    params: { id: (await submission()).attemptId },
  }),
  'POST /api/instructor/attempts/{id}/accept-late': async (fixture) => {
    const { attemptId: id } = await fixture.submission()
    const [first] = (await fixture.quiz()).questions
    const late = {
      id: newId(),
      attempt_id: id,
      question_id: first?._id ?? '',
      seq: 9,
      device_id: 'telephone-1',
    }
    await fixture.academy.services.db
      .insertInto('answer_evidence')
      .values({
        ...late,
        selected_option: 1,
        written_answer: null,
        recorded_at: null,
        received_at: new Date(),
        reason: 'late',
        accepted_at: null,
      })
      .execute()
    return { params: { id }, body: { evidenceIds: [late.id], reason: 'The line was down' } }
  },
  'POST /api/instructor/assessments/{id}/fix-key': async ({ quiz }) => {
    const { id, questions } = await quiz()
    return { params: { id }, body: { questionId: questions[0]?._id, correctOption: 2, reason: 'A slip' } }
  },
  'POST /api/instructor/question-image/upload': async () => ({ file: await aPicture() }),

  'GET /api/quiz/course/{courseId}': ({ course }) => ({ params: { courseId: course.id } }),
  'GET /api/quiz/lecture/{lectureId}': ({ lectures }) => ({ params: { lectureId: lectures[1].id } }),
  'GET /api/quiz/student/{id}': theQuiz,
  'PUT /api/quiz/draft/{id}': async (fixture) => {
    // The lecture comes first, whoever studies the course.
    if (fixture.caller) await completeLectures(fixture.academy, fixture.caller, fixture.course)
    return { params: { id: (await fixture.quiz()).id }, body: await draftOf(fixture, 'quiz') }
  },
  'POST /api/quiz/submit': async (fixture) => {
    await beginAs(fixture, 'quiz')
    const quiz = await fixture.quiz()
    return { body: { quizId: quiz.id, answers: answersTo(quiz, undefined) } }
  },
  'GET /api/quiz/result/{id}': theQuiz,
  'GET /api/quiz/{id}': theQuiz,
  'DELETE /api/quiz/{id}': theQuiz,
  'GET /api/instructor/quizzes': nothing,
  'GET /api/instructor/quizzes/csv': nothing,
  'GET /api/instructor/quizzes/{id}': theQuiz,
  'DELETE /api/instructor/quizzes/{id}': theQuiz,
  'POST /api/instructor/quizzes/deletion': theseQuizzes,
  'POST /api/instructor/quizzes/delete': theseQuizzes,
  'GET /api/quiz/check-lecture/{lectureId}': ({ lectures }) => ({ params: { lectureId: lectures[0].id } }),
  'POST /api/instructor/quiz/new': newQuiz,
  'POST /api/instructor/quizzes/new': newQuiz,
  'PUT /api/instructor/quizzes/{id}': async ({ quiz }) => ({
    params: { id: (await quiz()).id },
    body: fields,
  }),
  'GET /api/quiz/all': nothing,
  'GET /api/quiz/all/csv': nothing,
  'POST /api/instructor/questions/read': () => ({
    body: {},
    file: { name: 'loops.gift', bytes: Buffer.from('Which one repeats? { =for ~if }\n'), type: 'text/plain' },
  }),
  'GET /api/instructor/assessments/{id}/export': async ({ quiz }) => ({
    params: { id: (await quiz()).id },
    query: { format: 'gift' },
  }),

  'GET /api/instructor/submissions': nothing,
  'GET /api/instructor/submissions/csv': nothing,
  'GET /api/instructor/courses/{id}/submissions': ({ course }) => ({ params: { id: course.id } }),
  'GET /api/instructor/courses/{id}/submissions/csv': ({ course }) => ({ params: { id: course.id } }),
  'GET /api/submissions/quiz/{id}': theQuiz,
  'GET /api/submissions/quiz/{id}/csv': theQuiz,
  'GET /api/submissions/all': nothing,
  'GET /api/submissions/all/csv': nothing,
  'GET /api/submission/{id}': theSubmission,
  'PUT /api/submission/{id}': gradeOf,
  'PUT /api/submission/{id}/draft': gradeOf,
  'GET /api/instructor/grading-queue': nothing,
  'GET /api/instructor/quizzes/{id}/preview': theQuiz,
  'GET /api/instructor/quizzes/{id}/answers/{questionId}': async (fixture) => ({
    params: await answersToFirst(fixture),
  }),
  'PUT /api/instructor/quizzes/{id}/answers/{questionId}': async (fixture) => {
    const { id: submissionId } = await fixture.submission()
    return {
      params: await answersToFirst(fixture),
      body: { marks: [{ submissionId, marksAwarded: 1, feedbackText: 'Yes.', version: 1 }] },
    }
  },
  'GET /api/instructor/comments': nothing,
  'POST /api/instructor/comments': () => ({ body: { text: 'Show your work.' } }),
  'DELETE /api/instructor/comments/{id}': async ({ academy, caller }) => {
    const kept = await academy
      .as(caller)
      .send('POST /api/instructor/comments', { body: { text: 'Once more.' } })
    return { params: { id: kept.body?.comment?._id ?? newId() } }
  },

  'GET /api/certification/final-exam/student/{courseId}': async ({ exam, course }) => {
    await exam()
    return { params: { courseId: course.id } }
  },
  'PUT /api/certification/final-exam/draft/{courseId}': async (fixture) => ({
    params: { courseId: fixture.course.id },
    body: await draftOf(fixture, 'exam'),
  }),
  'POST /api/certification/final-exam/submit': async (fixture) => {
    await beginAs(fixture, 'exam')
    return { body: { courseId: fixture.course.id, answers: answersTo(await fixture.exam(), undefined) } }
  },
  'POST /api/certification/final-exam/new': ({ course }) => ({
    body: { ...fields, course: course.id, passingScore: 80 },
  }),
  'PUT /api/certification/final-exam/{id}': async ({ exam }) => ({
    params: { id: (await exam()).id },
    body: { ...fields, passingScore: 75 },
  }),
  'GET /api/certification/final-exam/course/{courseId}': async ({ exam, course }) => {
    await exam()
    return { params: { courseId: course.id } }
  },
  'GET /api/instructor/final-exam/exam/{id}': theExam,
  'GET /api/instructor/final-exam/course/{courseId}/preview': async ({ exam, course }) => {
    await exam()
    return { params: { courseId: course.id } }
  },
  'GET /api/instructor/final-exams': nothing,
  'DELETE /api/instructor/final-exam/{id}': theExam,
  'GET /api/certification/final-exam/{id}/submissions': theExam,
  'GET /api/certification/final-exam/{id}/submissions/csv': theExam,
  'GET /api/certification/final-exam/submission/{id}': async ({ examSubmission }) => ({
    params: { id: (await examSubmission()).id },
  }),
  'PUT /api/certification/final-exam/submission/{id}/marks': async ({ academy, examSubmission }) => {
    const { id } = await examSubmission()
    const [answer] = await academy.services.db
      .selectFrom('submission_answers')
      .select('id')
      .where('submission_id', '=', id)
      .orderBy('position', 'desc')
      .execute()
    const answers = [{ answerId: answer?.id, marksAwarded: 2, feedback: 'Good.' }]
    return { params: { id }, body: { answers, feedback: 'Well done.' } }
  },
  'PUT /api/certification/final-exam/submission/{id}/draft': async ({ exam, examSubmission }) => {
    const written = (await exam()).questions.find(({ questionType }) => questionType === 'written')
    const feedback = { [written?._id ?? '']: { marksAwarded: 2, feedbackText: 'Good.' } }
    return { params: { id: (await examSubmission()).id }, body: { feedback, globalFeedback: '' } }
  },
  'GET /api/instructor/final-exam/exam/{id}/queue': theExam,
  'GET /api/instructor/final-exam/exam/{id}/answers/{questionId}': async ({ exam }) => ({
    params: toFirst(await exam()),
  }),
  'PUT /api/instructor/final-exam/exam/{id}/answers/{questionId}': async ({ exam, examSubmission }) => {
    const { id: submissionId } = await examSubmission()
    const marks = [{ submissionId, marksAwarded: 1, feedbackText: 'Yes.', version: 1 }]
    return { params: toFirst(await exam()), body: { marks } }
  },
} satisfies Partial<Record<keyof Api, ValidCall>>
