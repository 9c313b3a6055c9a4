import pg from 'pg'

export interface Asked {
  /** How often somebody waited for the database: what leaves while an answer is on its way waits with it. */
  trips: number
  /** Every statement with its values, in its order; one that is prepared has a name. */
  statements: { text: string; values: readonly unknown[]; name?: string | undefined }[]
}

interface Question {
  text: string
  values?: unknown[]
  /** Of one that is prepared. */
  name?: string
}

/** What this process asks of PostgreSQL while `work` runs. */
export async function asked(work: () => Promise<unknown>): Promise<Asked> {
  const seen: Asked = { trips: 0, statements: [] }
  const waiting = new WeakMap<object, number>()
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: object, ...given: unknown[]) {
    const [config] = given as [string | Question]
    const { text, values = [], name } = typeof config === 'string' ? { text: config } : config
    seen.statements.push({ text, values, name })
    const before = waiting.get(this) ?? 0
    if (before === 0) seen.trips++
    waiting.set(this, before + 1)
    const answered = () => void waiting.set(this, (waiting.get(this) ?? 1) - 1)
    // None where a pool asks by itself: it hears of the answer by a callback.
    const answer = Reflect.apply(query, this, given) as unknown as Promise<unknown> | undefined
    Promise.resolve(answer).then(answered, answered)
    return answer
  } as unknown as typeof query
  try {
    await work()
    return seen
  } finally {
    pg.Client.prototype.query = query
  }
}
