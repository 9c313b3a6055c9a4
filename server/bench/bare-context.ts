import type { FastifyInstance } from 'fastify'
import type { findSession } from '../src/http/session.ts'
import type { Passwords } from '../src/services/passwords.ts'
import type { Ask, BareDatabase } from './bare-database.ts'

/** What each part of the bare handler is given. */
export interface Bare {
  app: FastifyInstance
  database: BareDatabase
  secret: string
  dataDir: string
  passwords: Passwords
  /** Within a transaction over its connection, as a write of ours finds who calls. */
  callerOf(token: unknown, ask?: Ask): Promise<BareCaller>
}
type BareCaller = Awaited<ReturnType<typeof findSession>>[number]
