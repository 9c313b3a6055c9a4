import { contract } from '@academy/contract'
import { expect, test } from 'vitest'
import { growthCalls } from './calls.ts'

const calls = growthCalls()

test('every list of the contract is measured as the rows grow, with each of its orders, to its last page', () => {
  const names = new Set(calls.map(({ name }) => name))
  for (const { method, path, query } of Object.values(contract)) {
    if (method !== 'GET' || !query || !('shape' in query) || !('page' in query.shape)) continue
    const said = path.replace('/api/', '')
    expect(
      [...names].some((name) => name.startsWith(`${said} `) && name.endsWith('last')),
      path,
    ).toBe(true)
  }
  expect(names).toContain('users sort=-lastLogin deep')
  expect(names).toContain('certification/certification-requests status=revoked')
})

test('every CSV of the contract is measured, but those of analytics', () => {
  const files = Object.values(contract).filter(
    ({ path }) => path.endsWith('/csv') && !path.includes('analytics'),
  )
  for (const { path } of files) {
    const name = path.replace('/api/', '')
    expect(
      calls.some((call) => call.isFile && call.name === name),
      path,
    ).toBe(true)
  }
})

test('who has nearly all of a list asks for it, too: admins where others teach, and of what they are told', () => {
  const byAdmins = calls.filter(({ name, caller }) => caller === 'admin' && name.endsWith(' admin'))
  const names = byAdmins.map(({ name }) => name)
  expect(names).toContain('notifications admin')
  expect(names).toContain('instructor/final-exams last admin')
  expect(names).toContain('instructor/submissions sort=-submitted deep admin')
  for (const { method, path, who } of Object.values(contract)) {
    if (method !== 'GET' || who !== 'teacher' || path.includes('{') || path.endsWith('audience')) continue
    expect(
      names.some((name) => name.startsWith(path.replace('/api/', ''))),
      path,
    ).toBe(true)
  }
})

test('no two calls have one name', () => {
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length)
})

test('a first page may take 1.3 times as long, the last page and a search twice', () => {
  const promised = Object.fromEntries(calls.map(({ name, promised }) => [name, promised]))
  expect(promised).toMatchObject({
    'course/all': 1.3,
    'course/all last': 2,
    'course/all q=course': 2,
    'lectures/{courseId}': 1.3,
  })
})
