import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { findSession } from '../src/http/session.ts'
import { createPasswords } from '../src/services/passwords.ts'
import { hashToken } from '../src/services/tokens.ts'
import { serveAnswers } from './bare-answers.ts'
import type { Bare } from './bare-context.ts'
import type { Ask, BareDatabase } from './bare-database.ts'
import { serveFilms } from './bare-film.ts'
import { serveLogIn } from './bare-log-in.ts'
import { serveMessages } from './bare-messages.ts'
import { servePages } from './bare-pages.ts'
import { servePublic } from './bare-public.ts'
import { serveSittings } from './bare-sitting.ts'
import { serveStudying } from './bare-studying.ts'

export interface BareOptions {
  secret?: string | undefined
  dataDir?: string | undefined
  /** The academy whose drawn pages are sent. */
  pagesOf?: string | undefined
}

/** What somebody in a hurry would write: the statements of our own stores, the same answers, and nothing around them. */
export async function bareApp(
  database: BareDatabase,
  { secret = '', dataDir = '', pagesOf }: BareOptions,
): Promise<FastifyInstance> {
  const app = Fastify()
  await app.register(compress, { threshold: 1400, encodings: ['br', 'gzip'], globalDecompression: false })
  const callerOf = async (token: unknown, ask: Ask = database.ask) => {
    const [caller] = await ask(findSession.of({ tokenHash: hashToken(String(token)) }))
    if (!caller) throw new Error('nobody has that token')
    return caller
  }
  // As many hashes at once as ours (decision 070): what is compared is what stands around them.
  const bare: Bare = { app, database, secret, dataDir, passwords: createPasswords(), callerOf }
  servePublic(bare)
  serveStudying(bare)
  serveLogIn(bare)
  serveFilms(bare)
  serveSittings(bare)
  serveAnswers(bare)
  serveMessages(bare)
  if (pagesOf) servePages(bare, pagesOf)
  return app
}
