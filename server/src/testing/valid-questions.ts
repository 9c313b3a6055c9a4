import type { Api } from '@academy/contract'
import { newId } from '../db/ids.ts'
import { aClassmate, anAnswer, aQuestion } from './questions.ts'
import type { Stage, ValidCall } from './stage.ts'

const theLecture: ValidCall = ({ lectures }) => ({ params: { lectureId: lectures[0].id } })
const questionKey = () => `key-${newId()}`

async function aClassmatesQuestion({ academy, course, lectures }: Stage): Promise<string> {
  return aQuestion(academy, await aClassmate(academy, course), lectures[0])
}
const theirQuestion: ValidCall = async (stage) => ({ params: { id: await aClassmatesQuestion(stage) } })

async function aClassmatesAnswer(stage: Stage) {
  const question = await aClassmatesQuestion(stage)
  const answer = await anAnswer(stage.academy, await aClassmate(stage.academy, stage.course), question)
  return { question, answer }
}
const theirAnswer: ValidCall = async (stage) => ({ params: { id: (await aClassmatesAnswer(stage)).answer } })

/** The caller's own where they may ask, else a classmate's. */
async function ownQuestion(stage: Stage): Promise<string> {
  const { academy, caller, course, lectures } = stage
  if (!caller || !(await studies(stage))) return aClassmatesQuestion(stage)
  return aQuestion(academy, caller, lectures[0] ?? course)
}

async function ownAnswer(stage: Stage): Promise<string> {
  const { academy, caller } = stage
  if (!caller || !(await isInside(stage))) return (await aClassmatesAnswer(stage)).answer
  return anAnswer(academy, caller, await aClassmatesQuestion(stage))
}

const isInside = async (stage: Stage) => (await reading(stage)).status === 200
const studies = async (stage: Stage) => (await reading(stage)).body.mayAsk === true
const reading = ({ academy, caller, lectures }: Stage) =>
  academy.as(caller).send('GET /api/lecture/{lectureId}/questions', { params: { lectureId: lectures[0].id } })

export const VALID_QUESTIONS = {
  'GET /api/lecture/{lectureId}/questions': theLecture,
  'GET /api/lecture/{lectureId}/questions/similar': ({ lectures }) => ({
    params: { lectureId: lectures[0].id },
    query: { title: 'Empty canvas' },
  }),
  'POST /api/lecture/{lectureId}/questions': ({ lectures }) => ({
    params: { lectureId: lectures[0].id },
    body: { title: 'Why is my canvas empty?', body: 'I see nothing.', key: questionKey() },
  }),
  'GET /api/questions/{id}': theirQuestion,
  'PUT /api/questions/{id}': async (stage) => ({
    params: { id: await ownQuestion(stage) },
    body: { title: 'Why is it still empty?', body: '' },
  }),
  'DELETE /api/questions/{id}': async (stage) => ({ params: { id: await ownQuestion(stage) } }),
  'POST /api/questions/{id}/answers': async (stage) => ({
    params: { id: await aClassmatesQuestion(stage) },
    body: { body: 'Wait for the picture.', key: questionKey() },
  }),
  'PUT /api/answers/{id}': async (stage) => ({
    params: { id: await ownAnswer(stage) },
    body: { body: 'Wait for the picture to load.' },
  }),
  'DELETE /api/answers/{id}': async (stage) => ({ params: { id: await ownAnswer(stage) } }),
  'PUT /api/questions/{id}/useful': theirQuestion,
  'DELETE /api/questions/{id}/useful': theirQuestion,
  'PUT /api/answers/{id}/useful': theirAnswer,
  'DELETE /api/answers/{id}/useful': theirAnswer,
  'PUT /api/questions/{id}/subscribed': async (stage) => ({
    params: { id: await aClassmatesQuestion(stage) },
    body: { isSubscribed: true },
  }),
  'PUT /api/questions/{id}/accepted': async (stage) => {
    const { question, answer } = await aClassmatesAnswer(stage)
    return { params: { id: question }, body: { answerId: answer } }
  },
  'PUT /api/questions/{id}/hidden': async (stage) => ({
    params: { id: await aClassmatesQuestion(stage) },
    body: { isHidden: true },
  }),
  'PUT /api/answers/{id}/hidden': async (stage) => ({
    params: { id: (await aClassmatesAnswer(stage)).answer },
    body: { isHidden: true },
  }),
  'GET /api/instructor/questions': () => ({}),
  'GET /api/instructor/questions/csv': () => ({}),
} satisfies Partial<Record<keyof Api, ValidCall>>
