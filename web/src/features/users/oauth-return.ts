import * as USER_MESSAGES from '@academy/contract/users/messages'
import { oauthFailure } from '@academy/contract/users/oauth-failures'

type OAuthReturn = { code: string } | { failure: string }

/**
 * Reads the address of /oauth-success: `token` is a one-use code, `user` names the person as JSON. An `error`, or a
 * `message` beside it, wins over both.
 */
export function readOAuthReturn(search: string): OAuthReturn {
  const query = new URLSearchParams(search)
  const error = query.get('error')
  if (error !== null) return { failure: oauthFailure(error, query.get('message')) }
  const code = query.get('token')
  const user = query.get('user')
  if (!code || !user) return { failure: USER_MESSAGES.oauthDataMissing }
  try {
    const person: unknown = JSON.parse(user)
    if (person && typeof person === 'object') return { code }
  } catch {
    // Not JSON: the same sentence as for JSON that is no person.
  }
  return { failure: USER_MESSAGES.oauthParseFailed }
}

export function oauthWelcome(name: string): string {
  return USER_MESSAGES.oauthWelcome.replace('{name}', name)
}
