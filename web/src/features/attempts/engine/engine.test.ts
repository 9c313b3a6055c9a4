import { describe, expect, it } from 'vitest'
import { createWorld, paper } from './engine.test-world.ts'
import { type Paper, WireFailure } from './index.ts'
import { createMemoryJournal } from './memory-journal.ts'

const MINUTE_MS = 60_000

async function opened(options?: Parameters<typeof createWorld>[0]) {
  const world = createWorld(options)
  const sitting = world.device()
  await sitting.start()
  await world.settle()
  return { ...world, sitting }
}

describe('saving', () => {
  it('keeps an answer on the device at once and sends it within two seconds', async () => {
    const { sitting, server, journal, pass, settle } = await opened()
    sitting.answer('a', { selectedOption: 1 })
    expect(sitting.snapshot().saved).toBe('saving')
    await settle()
    expect((await journal.read())?.answers[0]).toMatchObject({ questionId: 'a', selectedOption: 1, seq: 1 })
    await pass(2_000)
    expect(server.rows.get('a')).toMatchObject({ selectedOption: 1, seq: 1 })
    expect(sitting.snapshot()).toMatchObject({ saved: 'saved', unsentCount: 0 })
  })

  it('sends one batch at a time, and what changed meanwhile after it', async () => {
    const { sitting, server, world, pass } = await opened()
    for (let key = 0; key < 20; key++) {
      sitting.answer('c', { writtenAnswer: 'x'.repeat(key + 1) })
      await pass(150)
    }
    await pass(2_000)
    expect(world.most).toBe(1)
    expect(server.rows.get('c')?.writtenAnswer).toBe('x'.repeat(20))
    expect(server.saves.filter(({ answers }) => answers.length > 0).length).toBeLessThan(6)
  })

  it('does not take an answer for saved that changed while it was on its way', async () => {
    const { device, server, wire, journal, pass, settle } = createWorld()
    let answer = () => {}
    const slow = device(journal, {
      save: async (body) => {
        await new Promise<void>((done) => {
          answer = done
        })
        return wire.save(body, new AbortController().signal)
      },
    })
    await slow.start()
    slow.answer('a', { selectedOption: 0 })
    await pass(1_000)
    slow.answer('a', { selectedOption: 1 })
    answer()
    await settle()
    expect(server.rows.get('a')).toMatchObject({ selectedOption: 0, seq: 1 })
    expect(slow.snapshot().unsentCount).toBe(1)
    await pass(2_000)
    answer()
    await settle()
    expect(server.rows.get('a')).toMatchObject({ selectedOption: 1, seq: 2 })
    expect(slow.snapshot().saved).toBe('saved')
  })

  it('says that it is on this device only, tries again ever later, and at once when the line is back', async () => {
    const { sitting, server, world, pass, settle } = await opened()
    world.way = 'down'
    sitting.answer('a', { selectedOption: 1 })
    await pass(1_100)
    expect(sitting.snapshot().saved).toBe('device')
    const after = world.requests
    await pass(60_000)
    const tries = world.requests - after
    expect(tries).toBeGreaterThan(5)
    expect(tries).toBeLessThan(14)
    world.way = 'up'
    sitting.wake()
    await pass(0)
    await settle()
    expect(server.rows.get('a')).toMatchObject({ selectedOption: 1 })
    expect(sitting.snapshot().saved).toBe('saved')
  })

  it('repeats what may have arrived, with the same number', async () => {
    const { sitting, server, world, pass } = await opened()
    world.way = 'no-answer'
    sitting.answer('a', { selectedOption: 1 })
    await pass(3_000)
    world.way = 'up'
    await pass(20_000)
    const sent = server.saves.flatMap(({ answers }) => answers)
    expect(sent.length).toBeGreaterThan(1)
    expect(new Set(sent.map(({ seq }) => seq))).toEqual(new Set([1]))
    expect(sitting.snapshot().saved).toBe('saved')
  })

  it('gives up a request without an answer', async () => {
    const { device, journal, server, wire, pass } = createWorld()
    let isHanging = true
    const sitting = device(journal, {
      save: (body, signal) => (isHanging ? new Promise(() => {}) : wire.save(body, signal)),
    })
    await sitting.start()
    sitting.answer('a', { selectedOption: 1 })
    await pass(5_000)
    isHanging = false
    await pass(30_000)
    expect(server.rows.get('a')).toMatchObject({ selectedOption: 1 })
  })

  it('finds the one answer that the server never takes and sends the others', async () => {
    const { device, journal, server, wire, pass } = createWorld()
    const sitting = device(journal, {
      save: async (body, signal) => {
        if (body.answers.some(({ questionId }) => questionId === 'b'))
          throw new WireFailure(400, 'That option does not exist')
        return wire.save(body, signal)
      },
    })
    await sitting.start()
    sitting.answer('a', { selectedOption: 1 })
    sitting.answer('b', { selectedOption: 9 })
    sitting.answer('c', { writtenAnswer: 'yes' })
    await pass(20_000)
    expect([...server.rows.keys()].sort()).toEqual(['a', 'c'])
    expect(sitting.snapshot().failure).toEqual({ status: 400, message: 'That option does not exist' })
  })

  it('says when the device stores nothing', async () => {
    const broken = {
      ...createMemoryJournal<Paper>(),
      keepAnswers: async () => Promise.reject(new Error('full')),
    }
    const { sitting, world, settle, pass } = await opened({ journal: broken })
    world.way = 'down'
    sitting.answer('a', { selectedOption: 1 })
    await settle()
    expect(sitting.snapshot().saved).toBe('memory')
    world.way = 'up'
    await pass(20_000)
    expect(sitting.snapshot().saved).toBe('saved')
  })
})

describe('order', () => {
  it('goes on with what another device gave, and numbers above it', async () => {
    const { server, device, pass } = createWorld()
    server.write('a', 7, { selectedOption: 0 })
    const sitting = device()
    await sitting.start()
    expect(sitting.snapshot().answers.get('a')).toMatchObject({ selectedOption: 0 })
    sitting.answer('b', { selectedOption: 1 })
    await pass(2_000)
    expect(server.rows.get('b')).toMatchObject({ seq: 8 })
  })

  it('takes the newer answer of another device and keeps its own newer one', async () => {
    const { sitting, server, pass } = await opened()
    sitting.answer('a', { selectedOption: 0 })
    await pass(2_000)
    server.write('a', 5, { selectedOption: 1 })
    server.write('b', 1, { selectedOption: 0 })
    sitting.answer('b', { selectedOption: 1, flagged: true })
    await pass(2_000)
    expect(sitting.snapshot().answers.get('a')).toMatchObject({ selectedOption: 1, seq: 5 })
    expect(sitting.snapshot().answers.get('b')).toMatchObject({ selectedOption: 1, flagged: true })
    expect(server.rows.get('b')).toMatchObject({ selectedOption: 1 })
  })

  it('knows at the last look what another device gave, and hands that in', async () => {
    const { sitting, server, pass } = await opened()
    sitting.answer('a', { selectedOption: 0 })
    await pass(2_000)
    server.write('a', 5, { selectedOption: 1 })
    sitting.goTo(paper.questions.length)
    await pass(500)
    expect(sitting.snapshot().answers.get('a')).toMatchObject({ selectedOption: 1 })
    sitting.handIn()
    await pass(2_000)
    expect(server.rows.get('a')).toMatchObject({ selectedOption: 1 })
  })

  it('gives a tie to the server', async () => {
    const { device, journal, server } = createWorld()
    await journal.begin('attempt', paper)
    const recordedAt = '2026-01-01T00:00:00.000Z'
    const mine = { questionId: 'a', seq: 3, selectedOption: 0, writtenAnswer: null, flagged: false }
    await journal.keepAnswers('attempt', [{ ...mine, recordedAt, isSettled: false }])
    server.write('a', 3, { selectedOption: 1 })
    const sitting = device(createMemoryJournal())
    await sitting.start()
    expect(sitting.snapshot().answers.get('a')).toMatchObject({ selectedOption: 1 })
  })

  it('ends with the same answers on two devices', async () => {
    const { device, server, pass } = createWorld()
    const [one, two] = [device(createMemoryJournal()), device(createMemoryJournal())]
    await one.start()
    await two.start()
    one.answer('a', { selectedOption: 0 })
    await pass(300)
    two.answer('a', { selectedOption: 1 })
    two.answer('c', { writtenAnswer: 'from two' })
    await pass(40_000)
    for (const { snapshot } of [one, two]) {
      expect(snapshot().answers.get('a')?.selectedOption).toBe(server.rows.get('a')?.selectedOption)
      expect(snapshot().answers.get('c')?.writtenAnswer).toBe('from two')
    }
  })
})

describe('reloading', () => {
  it('opens where it was, without a line', async () => {
    const { sitting, world, device, pass } = await opened()
    sitting.answer('a', { selectedOption: 1 })
    sitting.goTo(2)
    await pass(2_000)
    world.way = 'down'
    sitting.answer('c', { writtenAnswer: 'kept' })
    await pass(2_000)
    sitting.stop()
    const again = device()
    await again.start()
    expect(again.snapshot()).toMatchObject({ phase: 'open', place: 2, isTimeSure: false, unsentCount: 1 })
    expect(again.snapshot().answers.get('c')).toMatchObject({ writtenAnswer: 'kept' })
    expect(again.secondsLeft()).toBe(20 * 60 - 4)
    world.way = 'up'
    await pass(20_000)
    expect(again.snapshot()).toMatchObject({ saved: 'saved', isTimeSure: true })
  })

  it('is not misled by the calendar', async () => {
    const { sitting, world, device, pass, jumpWall, server } = await opened()
    sitting.answer('a', { selectedOption: 1 })
    await pass(2_000)
    sitting.stop()
    world.way = 'down'
    jumpWall(365 * 24 * 60 * MINUTE_MS)
    const again = device()
    await again.start()
    await pass(5_000)
    expect(again.snapshot().phase).toBe('open')
    again.answer('b', { selectedOption: 0 })
    world.way = 'up'
    again.wake()
    await pass(100)
    expect(again.secondsLeft()).toBe(20 * 60 - 7)
    expect(server.handedIn).toBeNull()
    expect(server.rows.get('b')).toMatchObject({ selectedOption: 0 })
  })

  it('says why it could not be opened, and opens when asked again', async () => {
    const { device, world, settle } = createWorld()
    world.way = 'down'
    const sitting = device()
    await sitting.start()
    expect(sitting.snapshot()).toMatchObject({ phase: 'failed', failure: { status: 0 } })
    world.way = 'up'
    await sitting.start()
    await settle()
    expect(sitting.snapshot()).toMatchObject({ phase: 'open', failure: null })
  })
})

describe('the session', () => {
  it('asks for the password and goes on', async () => {
    const { sitting, world, server, pass } = await opened()
    world.way = 'signed-out'
    sitting.answer('a', { selectedOption: 1 })
    await pass(2_000)
    expect(sitting.snapshot()).toMatchObject({ needsSignIn: true, saved: 'device', phase: 'open' })
    const before = world.requests
    await pass(60_000)
    expect(world.requests).toBe(before)
    sitting.answer('b', { selectedOption: 0 })
    world.way = 'up'
    sitting.signedIn()
    await pass(100)
    expect(sitting.snapshot()).toMatchObject({ needsSignIn: false, saved: 'saved' })
    expect([...server.rows.keys()]).toEqual(['a', 'b'])
  })

  it('stops where it may no longer go on', async () => {
    const { device, journal, pass } = createWorld()
    const sitting = device(journal, {
      save: async () => Promise.reject(new WireFailure(403, 'This attempt belongs to somebody else')),
    })
    await sitting.start()
    sitting.answer('a', { selectedOption: 1 })
    await pass(2_000)
    expect(sitting.snapshot()).toMatchObject({ phase: 'failed', failure: { status: 403 } })
    expect((await journal.read())?.answers).toHaveLength(1)
  })
})
