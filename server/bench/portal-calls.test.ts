import { contract } from '@academy/contract'
import { expect, test } from 'vitest'
import { portalCalls } from './portal-calls.ts'

const calls = portalCalls()

test('every list of the contract is measured at ten times the rows, with each of its orders, to its last page', () => {
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

test('no two calls have one name', () => {
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length)
})
