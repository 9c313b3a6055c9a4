import { EXAM_MARKS_STEP } from '@academy/contract/attempts/rules'
import * as M from '@academy/contract/final-exams/messages'
import * as QUIZ_MESSAGES from '@academy/contract/quizzes/messages'
import { t } from '@lingui/core/macro'
import { useMemo } from 'react'
import { call } from '../../../lib/calls/call.ts'
import type { GradingKind } from '../../quizzes/index.ts'
import { type ExamAddresses, useExamAddresses } from '../addresses.ts'
import { examsChanged } from '../api.ts'

/** Exams are marked where quizzes are, in whole marks; their written answers are what a person is needed for. */
const gradingAt = (addresses: ExamAddresses): GradingKind => ({
  key: 'final-exams',
  step: EXAM_MARKS_STEP,
  firstShown: 'written',
  read: async (id, signal) => {
    const { submission, draft } = await call('GET /api/certification/final-exam/submission/{id}', {
      params: { id },
      signal,
    })
    const { finalExam, course, questions, totalMarks, passingScore } = submission
    const paper = { _id: finalExam, title: course.title, questions, totalMarks, lectureTitle: null }
    return {
      ...{ submission, draft },
      paper: { ...paper, passingScore },
      ...{ courseId: course._id, courseName: t`Final exam` },
    }
  },
  save: ({ submission }, { feedback, globalFeedback, version }) =>
    call('PUT /api/certification/final-exam/submission/{id}/marks', {
      params: { id: submission._id },
      body: {
        answers: submission.answers.flatMap(({ _id, questionId }) => {
          const given = feedback[questionId]
          if (_id === undefined || !given) return []
          const { marksAwarded = null, feedbackText } = given
          return { answerId: _id, marksAwarded, feedback: feedbackText }
        }),
        feedback: globalFeedback,
        version,
      },
    }),
  keepDraft: (id, body) =>
    call('PUT /api/certification/final-exam/submission/{id}/draft', {
      params: { id },
      body,
      keepalive: true,
    }),
  readQueue: ({ exam = '' }, signal) =>
    call('GET /api/instructor/final-exam/exam/{id}/queue', { params: { id: exam }, signal }),
  scopeOf: (exam) => ({ exam }),
  readPaper: async (id, signal) =>
    (await call('GET /api/instructor/final-exam/exam/{id}', { params: { id }, signal })).finalExam,
  readAnswers: (id, questionId, signal) =>
    call('GET /api/instructor/final-exam/exam/{id}/answers/{questionId}', {
      params: { id, questionId },
      signal,
    }),
  saveAnswers: (id, questionId, marks) =>
    call('PUT /api/instructor/final-exam/exam/{id}/answers/{questionId}', {
      params: { id, questionId },
      body: { marks },
    }),
  changed: examsChanged,
  byQuestionAddress: addresses.markQuestion,
  listAddress: addresses.byId,
  say: {
    loadFailed: M.detailsFailed,
    listFailed: QUIZ_MESSAGES.loadSubmissionsFailed,
    saveFailed: M.marksFailed,
  },
})

/** The same object from one drawing to the next. */
export function useExamGrading(): GradingKind {
  const addresses = useExamAddresses()
  return useMemo(() => gradingAt(addresses), [addresses])
}
