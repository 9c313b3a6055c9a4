import { csvLine } from '@academy/contract/text/csv'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readList } from './read-list.ts'

const aline = {
  line: 2,
  name: 'Aline Uwase',
  email: 'aline@example.rw',
  role: 'user',
  courses: ['Git', 'Maps'],
}

test.each([
  ['commas', 'name,email,role,courses\nAline Uwase,aline@example.rw,user,Git;Maps\n'],
  ['semicolons', 'Name;E-mail;Role;Course\r\nAline Uwase;aline@example.rw;user;"Git;Maps"\r\n'],
  ['tabs', 'Name\tEmail\tRole\tCourses\nAline Uwase\taline@example.rw\tuser\tGit|Maps'],
  [
    'a mark of Excel, and another order',
    '\ufeffemail,role,name,courses\naline@example.rw,user,Aline Uwase,Git;Maps',
  ],
  ['courses in columns of their own', 'name,email,role,courses\nAline Uwase,aline@example.rw,user,Git,Maps,'],
])('%s', (_, text) => {
  expect(readList(text)).toEqual([aline])
})

test('a list without headings, and bare addresses', () => {
  const text = 'Aline Uwase,aline@example.rw,instructor\n\neric@example.rw\nKeza Mutoni <keza@example.rw>\n'
  expect(readList(text)).toEqual([
    { line: 1, name: 'Aline Uwase', email: 'aline@example.rw', role: 'instructor', courses: [] },
    { line: 3, name: '', email: 'eric@example.rw', role: '', courses: [] },
    { line: 4, name: 'Keza Mutoni', email: 'keza@example.rw', role: '', courses: [] },
  ])
})

test('quotes inside a cell are letters; one that never ends is told', () => {
  const read = readList('name,email\nAli "the" ne,aline@example.rw\n"Eric,eric@example.rw\n')
  expect(read.map(({ name, email, isBroken }) => [name, email, Boolean(isBroken)])).toEqual([
    ['Ali "the" ne', 'aline@example.rw', false],
    ['', '', true],
  ])
})

test('whatever is pasted is read without a fault, and what the academy writes is read as it was', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Array.isArray(readList(text))))
  const cell = fc.string({ unit: fc.constantFrom(...'=+-"\', aéb'), minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (names) => {
      const lines = names.map((name, n) => csvLine([`x${name}x`, `p${n}@example.rw`, 'user', '']))
      const read = readList(csvLine(['name', 'email', 'role', 'courses']) + lines.join(''))
      expect(read.map(({ name }) => name)).toEqual(names.map((name) => `x${name}x`))
    }),
  )
})
