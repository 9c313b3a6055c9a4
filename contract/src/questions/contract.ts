import { z } from 'zod'
import * as COURSE_MESSAGES from '../courses/messages.ts'
import {
  CSV_REPLY,
  chosenIds,
  endpoint,
  id,
  line,
  message,
  pageQuery,
  pageReply,
  searchText,
  sortQuery,
  text,
} from '../http/index.ts'
import * as LECTURE_MESSAGES from '../lectures/messages.ts'
import { formatCount } from '../text/index.ts'
import * as M from './messages.ts'
import {
  ANSWER_MAX_LENGTH,
  CURSOR_PATTERN,
  QUESTION_BODY_MAX_LENGTH,
  QUESTION_SORTS,
  QUESTION_STATES,
  QUESTION_TITLE_MAX_LENGTH,
  TAUGHT_QUESTION_SORTS,
} from './rules.ts'
import { answer, question, questionRow, similarQuestion, taughtQuestion } from './shapes.ts'

const lecture = { lectureId: id(LECTURE_MESSAGES.idInvalid) }
const questionId = { id: id(M.idInvalid) }
const answerId = { id: id(M.answerIdInvalid) }
/** A page that ends says where; what says nothing known begins at the top. */
const after = z.string().regex(CURSOR_PATTERN).optional().catch(undefined)
const next = z.string().nullable()

/** Made where it is typed and sent again with it: the same question or answer is stored once. */
const key = z.string({ error: M.keyInvalid }).regex(/^[A-Za-z0-9_-]{8,64}$/, M.keyInvalid)
const questionText = {
  title: line(QUESTION_TITLE_MAX_LENGTH, M.titleRequired),
  body: z
    .string()
    .trim()
    .max(QUESTION_BODY_MAX_LENGTH, `Please use at most ${formatCount(QUESTION_BODY_MAX_LENGTH)} characters`)
    .default(''),
}
const answerText = { body: text(ANSWER_MAX_LENGTH, M.answerRequired) }
const choice = z.boolean({ error: M.choiceInvalid })
const voice = z.object({ useful: z.number(), isUseful: z.boolean() })

const taughtFilters = {
  state: z.enum(QUESTION_STATES).catch('unanswered').default('unanswered'),
  course: id(COURSE_MESSAGES.idInvalid).optional(),
  /** Words of its title or its text. */
  q: searchText.optional(),
}

export const questionsContract = {
  lectureQuestions: endpoint('GET /api/lecture/{lectureId}/questions', {
    who: 'signed-in',
    offline: 'fallback',
    summary: 'What was asked under a lecture, the most useful or the newest first; more by `next`',
    params: lecture,
    query: z.object({
      q: searchText.optional(),
      sort: z.enum(QUESTION_SORTS).catch('useful').default('useful'),
      after,
    }),
    reply: z.object({
      questions: z.array(questionRow),
      next,
      /** Of all that match, up to a thousand; then `hasMore`. */
      total: z.number(),
      hasMore: z.boolean(),
      /** Students of the course ask; who teaches answers. */
      mayAsk: z.boolean(),
    }),
  }),
  similarQuestions: endpoint('GET /api/lecture/{lectureId}/questions/similar', {
    who: 'signed-in',
    summary: 'The few questions of the lecture’s course that are most like a title, misspelt or not',
    params: lecture,
    query: z.object({ title: searchText }),
    reply: z.object({ questions: z.array(similarQuestion) }),
  }),
  askQuestion: endpoint('POST /api/lecture/{lectureId}/questions', {
    who: 'student',
    summary: 'Ask; with the same key it is stored once, however often it is sent',
    params: lecture,
    limit: { max: 20, perSeconds: 3600, by: 'caller' },
    body: z.object({ ...questionText, key }),
    reply: message.extend({ question }),
  }),
  lectureQuestion: endpoint('GET /api/questions/{id}', {
    who: 'signed-in',
    offline: 'fallback',
    summary: 'One question with its answers: the marked one, then the most useful; more by `next`',
    params: questionId,
    query: z.object({ after }),
    reply: z.object({
      question,
      /** On every page the same; it is not among `answers`. */
      accepted: answer.nullable(),
      answers: z.array(answer),
      next,
    }),
  }),
  editQuestion: endpoint('PUT /api/questions/{id}', {
    who: 'student',
    summary: 'Change one’s own question, while nobody has answered',
    params: questionId,
    body: z.object(questionText),
    reply: message.extend({ question }),
  }),
  deleteQuestion: endpoint('DELETE /api/questions/{id}', {
    who: 'student',
    summary: 'Delete one’s own question, while nobody has answered',
    params: questionId,
    reply: message,
  }),
  answerQuestion: endpoint('POST /api/questions/{id}/answers', {
    who: 'signed-in',
    summary: 'Answer; with the same key it is stored once, however often it is sent',
    params: questionId,
    limit: { max: 60, perSeconds: 3600, by: 'caller' },
    body: z.object({ ...answerText, key }),
    reply: message.extend({ answer }),
  }),
  editAnswer: endpoint('PUT /api/answers/{id}', {
    who: 'signed-in',
    summary: 'Change one’s own answer, unless it is marked',
    params: answerId,
    body: z.object(answerText),
    reply: message.extend({ answer }),
  }),
  deleteAnswer: endpoint('DELETE /api/answers/{id}', {
    who: 'signed-in',
    summary: 'Delete one’s own answer, unless it is marked',
    params: answerId,
    reply: message,
  }),
  findQuestionUseful: endpoint('PUT /api/questions/{id}/useful', {
    who: 'signed-in',
    summary: 'Say that a question is useful: one voice a person, not for one’s own',
    params: questionId,
    reply: voice,
  }),
  findQuestionUsefulNoMore: endpoint('DELETE /api/questions/{id}/useful', {
    who: 'signed-in',
    summary: 'Take that back',
    params: questionId,
    reply: voice,
  }),
  findAnswerUseful: endpoint('PUT /api/answers/{id}/useful', {
    who: 'signed-in',
    summary: 'Say that an answer is useful: one voice a person, not for one’s own',
    params: answerId,
    reply: voice,
  }),
  findAnswerUsefulNoMore: endpoint('DELETE /api/answers/{id}/useful', {
    who: 'signed-in',
    summary: 'Take that back',
    params: answerId,
    reply: voice,
  }),
  subscribeToQuestion: endpoint('PUT /api/questions/{id}/subscribed', {
    who: 'signed-in',
    summary: 'Be told of new answers, or no more; who asks is from the start',
    params: questionId,
    body: z.object({ isSubscribed: choice }),
    reply: message.extend({ isSubscribed: z.boolean() }),
  }),
  acceptAnswer: endpoint('PUT /api/questions/{id}/accepted', {
    who: 'teacher',
    summary: 'Mark the answer that helps; null takes the mark back',
    params: questionId,
    body: z.object({ answerId: id(M.answerIdInvalid).nullable() }),
    reply: message,
  }),
  hideQuestion: endpoint('PUT /api/questions/{id}/hidden', {
    who: 'teacher',
    summary: 'Hide a question from the class, or show it again; its author sees it still, with a sentence',
    params: questionId,
    body: z.object({ isHidden: choice }),
    reply: message,
  }),
  hideAnswer: endpoint('PUT /api/answers/{id}/hidden', {
    who: 'teacher',
    summary: 'Hide an answer from the class, or show it again; a marked one loses its mark',
    params: answerId,
    body: z.object({ isHidden: choice }),
    reply: message,
  }),
  taughtQuestions: endpoint('GET /api/instructor/questions', {
    who: 'teacher',
    summary: 'Questions of the courses that the caller teaches; admins those of all. The oldest first',
    query: z.object({ ...taughtFilters, sort: sortQuery(...TAUGHT_QUESTION_SORTS), ...pageQuery }),
    reply: z.object({
      questions: z.array(taughtQuestion),
      ...pageReply,
      /** More match than are counted and listed. */
      hasMore: z.boolean(),
    }),
  }),
  taughtQuestionsCsv: endpoint('GET /api/instructor/questions/csv', {
    who: 'teacher',
    summary: 'The same as a CSV file, whole, the oldest first; no cell begins a formula',
    query: z.object({ ...taughtFilters, ids: chosenIds(M.idInvalid).optional() }),
    ...CSV_REPLY,
  }),
}
