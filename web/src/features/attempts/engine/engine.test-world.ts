import type { AnswerOnServer, Attempt, DraftBody, DraftReply } from '@academy/contract/attempts'
import {
  type Clock,
  createSitting,
  type HandInBody,
  type Journal,
  type Opened,
  type Paper,
  type Wire,
  WireFailure,
} from './index.ts'
import { createMemoryJournal } from './memory-journal.ts'

/** No test's engine does so much in one stretch of time: one that does asks without waiting, and the clock would turn for ever. */
const MAX_STEPS = 2_000

/** Time that moves when it is told to, and everything that waits for it. */
export function createTestClock() {
  let now = 0
  let wallOffset = Date.parse('2026-01-01T00:00:00Z')
  let timers: { at: number; act: () => void }[] = []
  const settle = async () => {
    for (let turn = 0; turn < 50; turn++) await Promise.resolve()
  }
  const clock: Clock = {
    monotonicMs: () => now,
    wallMs: () => now + wallOffset,
    after(ms, act) {
      const timer = { at: now + ms, act }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
  }
  return {
    clock,
    jumpWall(ms: number) {
      wallOffset += ms
    },
    settle,
    async pass(ms: number) {
      const until = now + ms
      await settle()
      for (let step = 0; ; step++) {
        if (step > MAX_STEPS)
          throw new Error(`${MAX_STEPS} timers within ${ms} ms: somebody asks without waiting`)
        const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        now = Math.max(now, next.at)
        timers = timers.filter((other) => other !== next)
        next.act()
        await settle()
      }
      now = until
    },
  }
}

export const paper: Paper = {
  questions: ['a', 'b', 'c'].map((_id) => ({
    _id,
    question: _id,
    questionType: _id === 'c' ? ('written' as const) : ('multiple-choice' as const),
    options: _id === 'c' ? [] : ['x', 'y'],
    marks: 1,
    image: null,
  })),
}

/** The rules of the server in a few lines: one attempt, the highest number counts, one hand-in. */
export function createTestServer(serverNow: () => number, limitMs = 20 * 60_000) {
  const rows = new Map<string, AnswerOnServer & { change: number }>()
  const start = serverNow()
  const server = {
    rows,
    deadline: start + limitMs,
    seq: 0,
    state: 'open' as Attempt['state'],
    notes: [] as Attempt['notes'],
    handedIn: null as HandInBody | null,
    late: [] as DraftBody['answers'],
    saves: [] as DraftBody[],
    opens: 0,
    timing: () => ({
      serverNow: new Date(serverNow()).toISOString(),
      deadline: new Date(server.deadline).toISOString(),
      state: server.state,
      seq: server.seq,
      notes: server.notes,
    }),
    write(questionId: string, seq: number, value: Partial<AnswerOnServer>) {
      server.seq = Math.max(server.seq + 1, seq)
      rows.set(questionId, {
        questionId,
        seq,
        selectedOption: null,
        writtenAnswer: null,
        flagged: false,
        ...value,
        change: server.seq,
      })
    },
    open(): Opened<Paper> {
      server.opens += 1
      if (server.state !== 'open') return 'ended'
      const answers = [...rows.values()].map(({ change: _, ...row }) => row)
      return {
        attempt: { _id: 'attempt', startedAt: new Date(start).toISOString(), ...server.timing(), answers },
        paper,
      }
    },
    save(body: DraftBody): DraftReply {
      server.saves.push(body)
      if (server.state !== 'open') {
        server.late.push(...body.answers)
        throw new WireFailure(409, 'This attempt has ended')
      }
      const before = body.since ?? 0
      for (const {
        questionId,
        seq,
        selectedOption = null,
        writtenAnswer = null,
        flagged = false,
      } of body.answers)
        if (seq >= (rows.get(questionId)?.seq ?? 0))
          server.write(questionId, seq, { selectedOption, writtenAnswer, flagged })
      const changes = [...rows.values()].filter(({ change }) => change > before)
      return { ...server.timing(), changes: changes.map(({ change: _, ...row }) => row) }
    },
    handIn(body: HandInBody): string {
      if (server.handedIn && JSON.stringify(server.handedIn.answers) !== JSON.stringify(body.answers))
        throw new WireFailure(409, 'You have already submitted this quiz')
      if (body.answers.length === 0 && serverNow() < server.deadline)
        throw new WireFailure(400, 'Please answer at least one question before submitting')
      server.handedIn ??= body
      server.state = 'handed-in'
      return 'submission'
    },
  }
  return server
}

export type Way = 'up' | 'down' | 'no-answer' | 'signed-out' | 'busy'

export function createWorld({
  limitMs,
  journal = createMemoryJournal<Paper>(),
}: {
  limitMs?: number
  journal?: Journal<Paper>
} = {}) {
  const time = createTestClock()
  const aheadMs = Date.parse('2030-05-05T05:05:05Z')
  const server = createTestServer(() => time.clock.monotonicMs() + aheadMs, limitMs)
  const world = { way: 'up' as Way, requests: 0, most: 0 }
  let underWay = 0
  let devices = 0

  /** `no-answer`: it arrives and its answer is lost. */
  async function pass<T>(act: () => T): Promise<T> {
    world.requests += 1
    underWay += 1
    world.most = Math.max(world.most, underWay)
    try {
      await Promise.resolve()
      if (world.way === 'down') throw new Error('no line')
      if (world.way === 'signed-out') throw new WireFailure(401, 'Please log in')
      if (world.way === 'busy') throw new Error('503')
      const reply = act()
      if (world.way === 'no-answer') throw new Error('lost on the way back')
      return reply
    } finally {
      underWay -= 1
    }
  }
  const wire: Wire<Paper, string> = {
    open: () => pass(() => server.open()),
    save: (body) => pass(() => server.save(structuredClone(body))),
    handIn: (body) => pass(() => server.handIn(structuredClone(body))),
  }
  const device = (own: Journal<Paper> = journal, over: Partial<Wire<Paper, string>> = {}) =>
    createSitting({
      journal: own,
      wire: { ...wire, ...over },
      clock: time.clock,
      random: () => 0.5,
      deviceId: `device-${++devices}-x`,
    })
  return { ...time, server, world, wire, journal, device }
}
