/** The texts of /oauth-success by its `error` parameter. */
export const OAUTH_FAILURES: Record<string, string> = {
  google_auth_failed: 'Google authentication failed. Please try again.',
  github_auth_failed: 'GitHub authentication failed. Please try again.',
  github_email_required:
    'GitHub account must have a public email address. Please add and verify an email in your GitHub settings.',
  no_user: 'Authentication failed. Please try again.',
  auth_failed: 'Authentication process failed. Please try again.',
  password_first:
    'Please sign in with your password once, and the two are connected. If you have none, choose "Forgot password?"',
}
const OTHER_FAILURE = 'Authentication failed. Please try again.'
/** Codes of OAuth and OpenID Connect themselves. */
const PROTOCOL_CODES = [
  'access_denied',
  'invalid_request',
  'invalid_scope',
  'unauthorized_client',
  'unsupported_response_type',
  'server_error',
  'temporarily_unavailable',
  'interaction_required',
  'login_required',
  'consent_required',
]

/** The sentence for an OAuth error; `message` of the address overrides the code's own. An address can be anybody's: it chooses among
 * our sentences and the protocol's codes, and never puts its own words on the academy's page. */
export function oauthFailure(code: string, message?: string | null): string {
  if (message && Object.values(OAUTH_FAILURES).includes(message)) return message
  if (PROTOCOL_CODES.includes(code)) return `Authentication failed: ${code}`
  return (Object.hasOwn(OAUTH_FAILURES, code) && OAUTH_FAILURES[code]) || OTHER_FAILURE
}
