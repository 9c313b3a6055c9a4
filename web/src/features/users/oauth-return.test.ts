import { describe, expect, it } from 'vitest'
import { oauthWelcome, readOAuthReturn } from './oauth-return.ts'

const search = (query: Record<string, string>) => `?${new URLSearchParams(query)}`

describe('the address of /oauth-success', () => {
  it('carries a code and a person', () => {
    const user = JSON.stringify({ _id: 'a', name: 'Denise & co' })
    expect(readOAuthReturn(search({ token: 'code', user }))).toEqual({ code: 'code' })
    expect(oauthWelcome('Denise')).toBe('Welcome Denise! Login successful.')
  })

  it.each([
    ['google_auth_failed', 'Google authentication failed. Please try again.'],
    ['github_auth_failed', 'GitHub authentication failed. Please try again.'],
    [
      'github_email_required',
      'GitHub account must have a public email address. Please add and verify an email in your GitHub settings.',
    ],
    ['no_user', 'Authentication failed. Please try again.'],
    ['', 'Authentication failed. Please try again.'],
    ['auth_failed', 'Authentication process failed. Please try again.'],
    ['access_denied', 'Authentication failed: access_denied'],
    ['Call 0788 123 456', 'Authentication failed. Please try again.'],
    ['constructor', 'Authentication failed. Please try again.'],
  ])('says what the error %o means', (error, failure) => {
    expect(readOAuthReturn(search({ error }))).toEqual({ failure })
  })

  it('lets a sentence of ours override the code, and an error override a token', () => {
    const message = 'Google authentication failed. Please try again.'
    const query = { error: 'auth_failed', message, token: 'code', user: '{}' }
    expect(readOAuthReturn(search(query))).toEqual({ failure: message })
  })

  it('puts no word of the address on the page', () => {
    const message = 'Your account is blocked. Call 0788 123 456'
    expect(readOAuthReturn(search({ error: message, message }))).toEqual({
      failure: 'Authentication failed. Please try again.',
    })
  })

  it('notices what is missing or broken', () => {
    const missing = { failure: 'Authentication data missing. Please try again.' }
    expect(readOAuthReturn('')).toEqual(missing)
    expect(readOAuthReturn('?token=code')).toEqual(missing)
    expect(readOAuthReturn('?user=%7B%7D')).toEqual(missing)
    const broken = { failure: 'Authentication processing failed. Please try again.' }
    expect(readOAuthReturn('?token=code&user=%7Bnot')).toEqual(broken)
    expect(readOAuthReturn('?token=code&user=null')).toEqual(broken)
  })
})
