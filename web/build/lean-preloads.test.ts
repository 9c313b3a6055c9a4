import { expect, test } from 'vitest'
import { thereWith } from './lean-preloads.ts'

test('with a file is there what it imports at once, through others and in circles too', () => {
  const importsOf = new Map([
    ['page', ['cards', 'query']],
    ['cards', ['icons', 'page']],
    ['dialog', ['form']],
  ])
  expect([...thereWith('page', importsOf)].sort()).toEqual(['cards', 'icons', 'page', 'query'])
})
