import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { onDevice } from '../../../lib/device/device.test-world.ts'
import type { KeptAnswer, Paper } from '../engine/index.ts'

let store: typeof import('./store.ts')
let journal: typeof import('./journal.ts')
beforeEach(async () => {
  ;[store, journal] = await onDevice(() => Promise.all([import('./store.ts'), import('./journal.ts')]))
})
afterAll(() => void vi.unstubAllGlobals())

const paper: Paper = { questions: [] }
const answer = (
  questionId: string,
  more: Partial<Pick<KeptAnswer, 'selectedOption' | 'seq' | 'isSettled'>> = {},
): KeptAnswer => ({
  questionId,
  selectedOption: 1,
  writtenAnswer: null,
  seq: 1,
  flagged: false,
  recordedAt: '2026-11-25T08:00:00.000Z',
  isSettled: false,
  ...more,
})
const sittingOf = (person: string, assessment = 'quiz/1', tab = 'tab') =>
  journal.createBrowserJournal(person, assessment, tab)

it('a sitting is there again for its person, with its place and its answers', async () => {
  const first = sittingOf('aline')
  await first.begin('attempt', paper)
  await first.keep('attempt', 'place', 3)
  await first.keepAnswers('attempt', [answer('q1'), answer('q2')])
  await first.keepAnswers('attempt', [answer('q1', { selectedOption: 2, seq: 2 })])
  expect(await sittingOf('aline').read()).toEqual({
    attemptId: 'attempt',
    paper,
    place: 3,
    answers: [answer('q1', { selectedOption: 2, seq: 2 }), answer('q2')],
  })
  expect(await sittingOf('bosco').read()).toBeNull()
  expect(await sittingOf('aline', 'quiz/2').read()).toBeNull()
})

it('two tabs never write over each other’s answers', async () => {
  const [one, other] = [sittingOf('aline', 'quiz/1', 'one'), sittingOf('aline', 'quiz/1', 'other')]
  await one.begin('attempt', paper)
  await one.keepAnswers('attempt', [answer('q1', { seq: 1 })])
  await other.keepAnswers('attempt', [answer('q1', { seq: 2 })])
  expect((await one.read())?.answers.map(({ seq }) => seq)).toEqual([1, 2])
})

it('what is kept no longer is taken out alone', async () => {
  const sitting = sittingOf('aline')
  await sitting.begin('attempt', paper)
  await sitting.keep('attempt', 'place', 3)
  await sitting.keep('attempt', 'ended', true)
  await sitting.keep('attempt', 'place', null)
  expect(await sitting.read()).toEqual({ attemptId: 'attempt', paper, ended: true, answers: [] })
})

it('forgets one sitting whole, and nothing of those whose names begin alike', async () => {
  const sitting = sittingOf('aline')
  for (const attemptId of ['attempt1', 'attempt', 'attempt2']) {
    await sitting.begin(attemptId, paper)
    await sitting.keep(attemptId, 'place', 3)
    await sitting.keepAnswers(attemptId, [answer('q1')])
  }
  await sitting.forget('attempt1')
  const db = await store.database()
  const [sittings, parts, answers] = [db.getAll('sittings'), db.getAll('parts'), db.getAll('answers')]
  const left = ['aline/quiz/1/attempt', 'aline/quiz/1/attempt2']
  expect((await sittings).map(({ id }) => id)).toEqual(left)
  expect((await parts).map(({ sitting }) => sitting)).toEqual(left)
  expect((await answers).map(({ sitting }) => sitting)).toEqual(left)
})

it('lists the sittings of a person, the newest first', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const [at, assessment] of [
    [10, 'quiz/1'],
    [30, 'quiz/2'],
    [20, 'exam/1'],
  ] as const) {
    vi.setSystemTime(at)
    await sittingOf('aline', assessment).begin('attempt', paper)
  }
  await sittingOf('bosco').begin('attempt', paper)
  vi.useRealTimers()
  const assessments = (await store.storedSittings('aline')).map(({ assessment }) => assessment)
  expect(assessments).toEqual(['quiz/2', 'exam/1', 'quiz/1'])
})

it('counts the sittings that hold something the server has not confirmed', async () => {
  const settled = sittingOf('aline', 'quiz/settled')
  await settled.begin('attempt', paper)
  await settled.keepAnswers('attempt', [answer('q1', { isSettled: true })])
  expect(await store.unsentSittings('aline')).toBe(0)
  const unsent = sittingOf('aline', 'quiz/unsent')
  await unsent.begin('attempt', paper)
  await unsent.keepAnswers('attempt', [answer('q1', { isSettled: true }), answer('q2')])
  expect(await store.unsentSittings('aline')).toBe(1)
  const handedIn = sittingOf('aline', 'quiz/handed-in')
  await handedIn.begin('attempt', paper)
  await handedIn.keep('attempt', 'handIn', { answers: [], seq: 2, isAuto: false })
  expect(await store.unsentSittings('aline')).toBe(2)
  expect(await store.unsentSittings('bosco')).toBe(0)
})
