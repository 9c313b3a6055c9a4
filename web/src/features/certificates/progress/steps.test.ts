import { expect, it } from 'vitest'
import { certificateSteps } from './certificate-steps.ts'
import { stepStates } from './step-states.ts'

it('has one step at hand until all are done', () => {
  expect(stepStates('pending')).toEqual(['done', 'now', 'later'])
  expect(stepStates('approved')).toEqual(['done', 'done', 'now'])
  expect(stepStates('completed')).toEqual(['done', 'done', 'done'])
})

it('leads from the lectures to the certificate', () => {
  const way = (isPassed: boolean, status: Parameters<typeof certificateSteps>[0]['status']) =>
    Object.values(certificateSteps({ isPassed, status }))
  expect(way(false, null)).toEqual(['done', 'now', 'later', 'later'])
  expect(way(true, null)).toEqual(['done', 'done', 'now', 'later'])
  expect(way(true, 'pending')).toEqual(['done', 'done', 'now', 'later'])
  expect(way(true, 'approved')).toEqual(['done', 'done', 'done', 'now'])
  expect(way(true, 'completed')).toEqual(['done', 'done', 'done', 'done'])
})

it('has no certificate at its end once it was revoked', () => {
  const steps = certificateSteps({ isPassed: true, status: 'completed', isRevoked: true })
  expect(Object.values(steps)).toEqual(['done', 'done', 'done', 'later'])
})

it('does not go back when the exam is gone', () => {
  expect(certificateSteps({ isPassed: false, status: 'completed' }).exam).toBe('done')
})
