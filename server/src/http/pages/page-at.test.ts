import { expect, test } from 'vitest'
import { pageFinder } from './page-at.ts'

const find = pageFinder(
  ['/', '/courses', '/course/:id', '/course/study/:id', '/:userId/dashboard', '/final-exam/:courseId?'].map(
    (path) => ({ path }),
  ),
)
const found = (path: string) => {
  const at = find(path)
  return at && [at.page.path, at.params]
}

test('an address of no page is that of the page that says so', () => {
  const findAny = pageFinder([{ path: '/*' }, { path: '/' }, { path: '/course/:id' }])
  const pathAt = (path: string) => findAny(path)?.page.path
  expect(['/', '/course/abc'].map(pathAt)).toEqual(['/', '/course/:id'])
  expect(['/nothing', '/course', '/course/abc/more', '/*', '//:/x'].map(pathAt)).toEqual(Array(5).fill('/*'))
})

test('words win over parameters, and what may be left out may be left out', () => {
  expect(found('/')).toEqual(['/', {}])
  expect(found('/Courses/')).toEqual(['/courses', {}])
  expect(found('/course/abc')).toEqual(['/course/:id', { id: 'abc' }])
  expect(found('/course/study/abc')).toEqual(['/course/study/:id', { id: 'abc' }])
  expect(found('/abc/dashboard')).toEqual(['/:userId/dashboard', { userId: 'abc' }])
  expect(found('/final-exam')).toEqual(['/final-exam/:courseId?', {}])
  expect(found('/final-exam/abc')).toEqual(['/final-exam/:courseId?', { courseId: 'abc' }])
  expect(found('/course/study/abc/more')).toBeNull()
  expect(found('/nothing')).toBeNull()
})

test('what has something else in place of a drawn page’s id is found nowhere', () => {
  const findAny = pageFinder([
    { path: '/*', drawn: [] },
    { path: '/course/:id', drawn: [] },
    { path: '/reset-password/:token', drawn: [], secrets: ['token'] },
    { path: '/lectures/:id' },
  ])
  const pathAt = (path: string) => findAny(path)?.page.path
  expect(pathAt('/course/65aa00000000000000000001')).toBe('/course/:id')
  expect(pathAt('/course/xyz')).toBe('/*')
  expect(pathAt('/reset-password/xyz')).toBe('/reset-password/:token')
  expect(pathAt('/lectures/xyz')).toBe('/lectures/:id')
})
