import { describe, expect, it } from 'vitest'
import { actsOf, requestState } from './request-state.ts'

const request = (
  status: 'pending' | 'approved' | 'completed',
  problem = '',
  revokedAt: string | null = null,
) => ({
  status,
  problem,
  student: { _id: 'a', name: 'Divine Keza', email: 'divine@example.rw' },
  certificate: status === 'pending' ? null : { revokedAt },
})

describe('a certification request', () => {
  it('is being drawn once approved, and stuck when the fonts cannot write it', () => {
    expect(requestState(request('approved'))).toBe('drawing')
    expect(requestState(request('approved', 'No letters for this name'))).toBe('stuck')
  })

  it('is revoked whatever its status says', () => {
    expect(requestState(request('completed', '', '2026-11-20T10:00:00Z'))).toBe('revoked')
  })

  it('can be approved or withdrawn only while it waits', () => {
    expect(actsOf(request('pending'))).toEqual(['approve', 'withdraw'])
    for (const later of [request('approved'), request('completed')])
      expect(actsOf(later)).not.toEqual(expect.arrayContaining(['approve']))
  })

  it('asks first for a PDF where it is stuck', () => {
    expect(actsOf(request('approved', 'No letters for this name'))[0]).toBe('upload')
  })

  it('offers for a deleted student only what the server still does', () => {
    const without = (status: 'pending' | 'approved' | 'completed', revokedAt: string | null = null) =>
      actsOf({ ...request(status, '', revokedAt), student: null })
    expect(requestState({ ...request('approved'), student: null })).toBe('lost')
    expect(without('pending')).toEqual(['withdraw'])
    expect(without('approved')).toEqual([])
    expect(without('completed')).toEqual(['revoke'])
    expect(without('completed', '2026-11-20T10:00:00Z')).toEqual([])
  })

  it('is not revoked twice', () => {
    expect(actsOf(request('completed', '', '2026-11-20T10:00:00Z'))).not.toContain('revoke')
  })
})
