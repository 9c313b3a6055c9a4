import { join } from 'node:path'
import { expect, test } from 'vitest'
import { className } from './class-name.ts'

const SOURCES = join(import.meta.dirname, '../src')
const roster = join(SOURCES, 'features/attendance/day/roster.module.css')
const review = join(SOURCES, 'features/payments/review/queue/queue.module.css')
const lettersOf = (name: string) => name.slice(name.indexOf('_'))

test('all classes of a file have the same letters, those of another file others', () => {
  expect(lettersOf(className('row', roster))).toBe(lettersOf(className('note', roster)))
  expect(className('row', roster)).not.toBe(className('row', review))
})

test('what the bundler asks behind a file changes no name: both builds say the same', () => {
  expect(className('row', `${roster}?direct`)).toBe(className('row', roster))
})

test('a name needs no escape', () => {
  expect(className('row', roster)).toMatch(/^row_[\w-]+$/)
})
