import { newId } from '../../db/ids.ts'
import type { Fixture, ValidCall } from '../fixture.ts'
import { aClassmate, anAnswer, aQuestion } from '../questions.ts'
import { INSIDE, OWNER, STUDYING, TEACHERS } from './callers.ts'
import type { Rows } from './row.ts'

const SEEN = 'of the lecture’s course; a hidden one is seen by its author and who teaches alone'

const theLecture: ValidCall = ({ lectures }) => ({ params: { lectureId: lectures[0].id } })

const questionKey = () => `key-${newId()}`

async function aClassmatesQuestion({ academy, course, lectures }: Fixture): Promise<string> {
  return aQuestion(academy, await aClassmate(academy, course), lectures[0])
}

const theirQuestion: ValidCall = async (fixture) => ({ params: { id: await aClassmatesQuestion(fixture) } })

async function aClassmatesAnswer(fixture: Fixture) {
  const question = await aClassmatesQuestion(fixture)
  const answer = await anAnswer(fixture.academy, await aClassmate(fixture.academy, fixture.course), question)
  return { question, answer }
}

const theirAnswer: ValidCall = async (fixture) => ({
  params: { id: (await aClassmatesAnswer(fixture)).answer },
})

/** The caller's own where they may ask, else a classmate's. */
async function ownQuestion(fixture: Fixture): Promise<string> {
  const { academy, caller, course, lectures } = fixture
  if (!caller || !(await studies(fixture))) return aClassmatesQuestion(fixture)
  return aQuestion(academy, caller, lectures[0] ?? course)
}

async function ownAnswer(fixture: Fixture): Promise<string> {
  const { academy, caller } = fixture
  if (!caller || !(await isInside(fixture))) return (await aClassmatesAnswer(fixture)).answer
  return anAnswer(academy, caller, await aClassmatesQuestion(fixture))
}

const isInside = async (fixture: Fixture) => (await reading(fixture)).status === 200

const studies = async (fixture: Fixture) => (await reading(fixture)).body.mayAsk === true

const reading = ({ academy, caller, lectures }: Fixture) =>
  academy.as(caller).send('GET /api/lecture/{lectureId}/questions', { params: { lectureId: lectures[0].id } })

export const ACCESS_QUESTIONS = {
  'GET /api/lecture/{lectureId}/questions': { cells: INSIDE, scope: SEEN, valid: theLecture },
  'GET /api/lecture/{lectureId}/questions/similar': {
    cells: INSIDE,
    scope: 'of the course; no hidden ones',
    valid: ({ lectures }) => ({
      params: { lectureId: lectures[0].id },
      query: { title: 'Empty canvas' },
    }),
  },
  'POST /api/lecture/{lectureId}/questions': {
    cells: STUDYING,
    valid: ({ lectures }) => ({
      params: { lectureId: lectures[0].id },
      body: { title: 'Why is my canvas empty?', body: 'I see nothing.', key: questionKey() },
    }),
  },
  'GET /api/questions/{id}': { cells: INSIDE, scope: SEEN, valid: theirQuestion },
  'PUT /api/questions/{id}': {
    cells: STUDYING,
    scope: 'own, while nobody has answered',
    valid: async (fixture) => ({
      params: { id: await ownQuestion(fixture) },
      body: { title: 'Why is it still empty?', body: '' },
    }),
  },
  'DELETE /api/questions/{id}': {
    cells: STUDYING,
    scope: 'own, while nobody has answered',
    valid: async (fixture) => ({ params: { id: await ownQuestion(fixture) } }),
  },
  'POST /api/questions/{id}/answers': {
    cells: INSIDE,
    scope: 'not of a hidden question',
    valid: async (fixture) => ({
      params: { id: await aClassmatesQuestion(fixture) },
      body: { body: 'Wait for the picture.', key: questionKey() },
    }),
  },
  'PUT /api/answers/{id}': {
    cells: INSIDE,
    scope: 'own, unless it is marked or hidden',
    valid: async (fixture) => ({
      params: { id: await ownAnswer(fixture) },
      body: { body: 'Wait for the picture to load.' },
    }),
  },
  'DELETE /api/answers/{id}': {
    cells: INSIDE,
    scope: 'own, unless it is marked or hidden',
    valid: async (fixture) => ({ params: { id: await ownAnswer(fixture) } }),
  },
  'PUT /api/questions/{id}/useful': {
    cells: INSIDE,
    scope: 'once each; not one’s own',
    valid: theirQuestion,
  },
  'DELETE /api/questions/{id}/useful': { cells: INSIDE, scope: 'own voice', valid: theirQuestion },
  'PUT /api/answers/{id}/useful': { cells: INSIDE, scope: 'once each; not one’s own', valid: theirAnswer },
  'DELETE /api/answers/{id}/useful': { cells: INSIDE, scope: 'own voice', valid: theirAnswer },
  'PUT /api/questions/{id}/subscribed': {
    cells: INSIDE,
    scope: 'own',
    valid: async (fixture) => ({
      params: { id: await aClassmatesQuestion(fixture) },
      body: { isSubscribed: true },
    }),
  },
  'PUT /api/questions/{id}/accepted': {
    cells: OWNER,
    valid: async (fixture) => {
      const { question, answer } = await aClassmatesAnswer(fixture)
      return { params: { id: question }, body: { answerId: answer } }
    },
  },
  'PUT /api/questions/{id}/hidden': {
    cells: OWNER,
    valid: async (fixture) => ({
      params: { id: await aClassmatesQuestion(fixture) },
      body: { isHidden: true },
    }),
  },
  'PUT /api/answers/{id}/hidden': {
    cells: OWNER,
    valid: async (fixture) => ({
      params: { id: (await aClassmatesAnswer(fixture)).answer },
      body: { isHidden: true },
    }),
  },
  'GET /api/instructor/questions': {
    cells: TEACHERS,
    scope: 'own courses; all for admins',
    valid: () => ({}),
  },
  'GET /api/instructor/questions/csv': { cells: TEACHERS, scope: 'the same', valid: () => ({}) },
} satisfies Rows
