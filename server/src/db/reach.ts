import pg from 'pg'

const CONNECT_WITHIN_MS = 10_000
const OLDEST_VERSION = 15

/** Asks the database of DATABASE_URL once, before anything works with it.
 * @throws Error naming DATABASE_URL and what to do; never the password in it. */
export async function assertReachable(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    application_name: 'academy start',
  })
  client.on('error', () => {}) // a connection that breaks fails its query, which says it better
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    )
    const version = rows[0]?.version ?? 0
    if (version < OLDEST_VERSION) {
      throw new Error(`it is PostgreSQL ${version}, and the academy needs ${OLDEST_VERSION} or newer.`)
    }
  } catch (error) {
    throw new Error(`DATABASE_URL does not work: ${reasonOf(error, databaseUrl)}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function reasonOf(error: unknown, databaseUrl: string): string {
  const { code: given = '', message } = error as Error & { code?: string }
  // The driver has no code for a server that says nothing and goes.
  const code = message === 'Connection terminated unexpectedly' ? 'ECONNRESET' : given
  const { hostname, port, username, pathname } = new URL(databaseUrl)
  const place = `${decoded(hostname) || 'localhost'}:${port || 5432}`
  const user = decoded(username)
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `no machine is called "${hostname}".`
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `nothing listens at ${place}. Is PostgreSQL running there, and is that its port?`
    case 'ECONNRESET':
      return `${place} ends the connection at once. Is that PostgreSQL, and does it let this machine in?`
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return `${place} cannot be reached from this machine (${code}).`
    case '28P01':
      return `the password of "${user}" is wrong. Letters such as @ / # % are percent-encoded in it.`
    case '28000':
      return `PostgreSQL lets "${user}" not in: ${message}.`
    case '3D000':
      return `there is no database "${pathname.slice(1)}". Make it: createdb --owner=${user || 'academy'} ${pathname.slice(1)}`
    default:
      // The driver's own words for a server that never answers.
      return message === 'timeout expired' ? `${place} does not answer.` : message || code
  }
}

/** A % that begins no letter is taken as it stands, as the driver does. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
