import { expect, test } from 'vitest'
import { createClosing } from './closing.ts'

function closingWithLog() {
  const lines: Record<string, unknown>[] = []
  const note = (fields: object, message: string) => void lines.push({ ...fields, message })
  return { lines, closing: createClosing({ info: note, error: note }) }
}

test('closes the newest first, and goes on after a failure, which is no clean stop', async () => {
  const { lines, closing } = closingWithLog()
  const order: string[] = []
  closing.add({ name: 'database', close: async () => void order.push('database') })
  closing.add({ name: 'jobs', close: () => Promise.reject(new Error('they will not')) })
  closing.add({ name: 'requests', close: async () => void order.push('requests') })
  expect(await closing.run(1_000)).toBe(false)
  expect(order).toEqual(['requests', 'database'])
  expect(lines.map(({ step, message }) => `${step} ${message}`)).toEqual([
    'requests closed',
    'jobs could not be closed in order',
    'database closed',
  ])
})

test('names what hangs, and what it is busy with', async () => {
  const { lines, closing } = closingWithLog()
  closing.add({ name: 'database', close: async () => {} })
  closing.add({ name: 'jobs', close: () => new Promise(() => {}), busyWith: () => ['send-mail'] })
  expect(await closing.run(10)).toBe(false)
  expect(lines).toEqual([
    {
      step: 'jobs',
      busyWith: ['send-mail'],
      notClosed: ['database'],
      seconds: 0.01,
      message: 'the stop takes too long and is broken off',
    },
  ])
})

test('is clean when everything closed in time', async () => {
  const { closing } = closingWithLog()
  closing.add({ name: 'database', close: async () => {} })
  expect(await closing.run(1_000)).toBe(true)
})
