import { describe, expect, it } from 'vitest'
import { createWorld } from './engine.test-world.ts'
import { createMemoryJournal } from './memory-journal.ts'

const MINUTE_MS = 60_000

async function opened(options?: Parameters<typeof createWorld>[0]) {
  const world = createWorld(options)
  const sitting = world.device()
  await sitting.start()
  await world.settle()
  return { ...world, sitting }
}

describe('handing in', () => {
  it('sends what was answered and forgets the journal when the server has confirmed', async () => {
    const { sitting, server, journal, pass } = await opened()
    sitting.answer('a', { selectedOption: 1 })
    sitting.answer('c', { writtenAnswer: '  ' })
    sitting.answer('b', { flagged: true })
    sitting.handIn()
    expect(sitting.snapshot().phase).toBe('handing-in')
    await pass(100)
    expect(server.handedIn?.answers).toEqual([
      { questionId: 'a', questionType: 'multiple-choice', selectedOption: 1 },
      { questionId: 'b', questionType: 'multiple-choice' },
      { questionId: 'c', questionType: 'written' },
    ])
    expect(sitting.snapshot()).toMatchObject({ phase: 'ended', result: 'submission' })
    expect(await journal.read()).toBeNull()
  })

  it('takes no answer after it', async () => {
    const { sitting, world, pass } = await opened()
    world.way = 'down'
    sitting.answer('a', { selectedOption: 1 })
    sitting.handIn()
    await pass(100)
    sitting.answer('a', { selectedOption: 0 })
    expect(sitting.snapshot().answers.get('a')).toMatchObject({ selectedOption: 1 })
  })

  it('is tried until the server confirms, across reloads, with the same content', async () => {
    const { sitting, server, world, device, pass } = await opened()
    sitting.answer('a', { selectedOption: 1 })
    world.way = 'no-answer'
    sitting.handIn()
    await pass(3_000)
    sitting.stop()
    world.way = 'down'
    const again = device()
    await again.start()
    expect(again.snapshot().phase).toBe('handing-in')
    await pass(10_000)
    world.way = 'up'
    again.wake()
    await pass(100)
    expect(again.snapshot()).toMatchObject({ phase: 'ended', result: 'submission' })
    expect(server.handedIn?.answers).toHaveLength(1)
  })

  it('goes on when the server refuses it as empty', async () => {
    const { sitting, journal, pass } = await opened()
    sitting.handIn()
    await pass(100)
    expect(sitting.snapshot()).toMatchObject({
      phase: 'open',
      failure: { message: 'Please answer at least one question before submitting' },
    })
    expect((await journal.read())?.handIn).toBeUndefined()
    sitting.answer('a', { selectedOption: 1 })
    sitting.handIn()
    await pass(100)
    expect(sitting.snapshot().phase).toBe('ended')
  })

  it('asks for the password first when the session has ended', async () => {
    const { sitting, world, pass } = await opened()
    sitting.answer('a', { selectedOption: 1 })
    world.way = 'signed-out'
    sitting.handIn()
    await pass(100)
    expect(sitting.snapshot()).toMatchObject({ phase: 'handing-in', needsSignIn: true })
    world.way = 'up'
    sitting.signedIn()
    await pass(100)
    expect(sitting.snapshot().phase).toBe('ended')
  })
})

describe('ended elsewhere', () => {
  it('shows the end and leaves what came too late with the server', async () => {
    const { sitting, server, journal, world, pass } = await opened()
    world.way = 'down'
    sitting.answer('a', { selectedOption: 1 })
    await pass(2_000)
    server.state = 'finalised'
    world.way = 'up'
    sitting.wake()
    await pass(100)
    expect(sitting.snapshot()).toMatchObject({ phase: 'ended', result: null, unsentCount: 0 })
    expect(server.late).toHaveLength(1)
    expect(await journal.read()).toBeNull()
  })

  it('keeps the journal until the late answers have arrived', async () => {
    const { sitting, server, journal, world, wire, device, pass } = await opened()
    sitting.stop()
    const other = device(journal, {
      save: async (body, signal) => {
        // The answer given while this request is on its way is not in it.
        if (server.state === 'open') {
          server.state = 'handed-in'
          other.answer('b', { selectedOption: 1 })
          world.way = 'down'
          return { ...server.timing(), changes: [] }
        }
        return wire.save(body, signal)
      },
    })
    await other.start()
    other.answer('a', { selectedOption: 1 })
    await pass(2_000)
    expect(other.snapshot().phase).toBe('ended')
    expect((await journal.read())?.ended).toBe(true)
    other.stop()
    world.way = 'up'
    const again = device()
    await again.start()
    await pass(100)
    expect(again.snapshot().phase).toBe('ended')
    expect(server.late.map(({ questionId }) => questionId)).toEqual(['b'])
    expect(await journal.read()).toBeNull()
  })

  it('learns what another device did at the first move of whoever turns to this one', async () => {
    const { sitting, server, pass } = await opened()
    await pass(6_000)
    server.state = 'handed-in'
    sitting.goTo(1)
    await pass(0)
    expect(sitting.snapshot().phase).toBe('ended')
  })

  it('learns it when it is looked at, however long it had no answer', async () => {
    const { sitting, server, world, pass } = await opened()
    world.way = 'down'
    await pass(90_000)
    server.state = 'handed-in'
    world.way = 'up'
    sitting.wake()
    await pass(0)
    expect(sitting.snapshot().phase).toBe('ended')
  })

  it('is known at opening', async () => {
    const { server, device } = createWorld()
    server.state = 'handed-in'
    const sitting = device()
    await sitting.start()
    expect(sitting.snapshot()).toMatchObject({ phase: 'ended', result: null })
  })

  it('on another device with other answers leaves these as evidence', async () => {
    const { device, server, pass } = createWorld()
    const [one, two] = [device(createMemoryJournal()), device(createMemoryJournal())]
    await one.start()
    await two.start()
    one.answer('a', { selectedOption: 0 })
    two.answer('a', { selectedOption: 1 })
    one.handIn()
    two.handIn()
    await pass(1_000)
    expect([one.snapshot().phase, two.snapshot().phase]).toEqual(['ended', 'ended'])
    expect(server.handedIn?.answers).toHaveLength(1)
  })
})

describe('time', () => {
  it('is the deadline minus the server’s clock, whatever the device’s says', async () => {
    const { sitting, pass, jumpWall } = await opened()
    expect(sitting.secondsLeft()).toBe(20 * 60)
    jumpWall(-90 * MINUTE_MS)
    await pass(61_000)
    expect(sitting.secondsLeft()).toBe(20 * 60 - 61)
  })

  it('tells every second, and changes nothing else with it', async () => {
    const { sitting, pass } = await opened()
    const seen = new Set<number | null>()
    const before = sitting.snapshot()
    sitting.subscribe(() => seen.add(sitting.secondsLeft()))
    await pass(10_000)
    expect(seen.size).toBe(10)
    expect(sitting.snapshot()).toBe(before)
  })

  it('announces 10, 5 and 1 minute', async () => {
    const { sitting, pass } = await opened()
    const heard: (number | null)[] = []
    sitting.subscribe(() => {
      const { announcedMinutes } = sitting.snapshot()
      if (heard.at(-1) !== announcedMinutes) heard.push(announcedMinutes)
    })
    await pass(19 * MINUTE_MS + 30_000)
    expect(heard).toEqual([null, 10, 5, 1])
  })

  it('learns of extra time and of the academy’s absence with the next contact', async () => {
    const { sitting, server, pass, settle } = await opened()
    server.deadline += 5 * MINUTE_MS
    server.notes = [{ kind: 'extended', minutes: 5, reason: 'power cut', at: '2030-05-05T05:05:05.000Z' }]
    sitting.wake()
    await pass(0)
    await settle()
    expect(sitting.secondsLeft()).toBe(25 * 60)
    expect(sitting.snapshot().notes).toHaveLength(1)
    await pass(35_000)
    expect(sitting.secondsLeft()).toBe(25 * 60 - 35)
  })

  it('asks by itself while nothing is answered', async () => {
    const { server, pass, sitting } = await opened()
    server.deadline += 5 * MINUTE_MS
    await pass(31_000)
    expect(sitting.secondsLeft()).toBe(25 * 60 - 31)
  })

  it('at zero hands in what there is, even nothing, and never before', async () => {
    const { sitting, server, pass } = await opened({ limitMs: MINUTE_MS })
    await pass(MINUTE_MS - 100)
    expect(sitting.snapshot().phase).toBe('open')
    await pass(2_000)
    expect(server.handedIn?.answers).toEqual([])
    expect(sitting.snapshot()).toMatchObject({ phase: 'ended', isAutoHandIn: true })
  })

  it('at zero without a line freezes and hands in when it can', async () => {
    const { sitting, server, world, pass } = await opened({ limitMs: MINUTE_MS })
    sitting.answer('a', { selectedOption: 1 })
    world.way = 'down'
    await pass(MINUTE_MS + 5_000)
    expect(sitting.snapshot()).toMatchObject({ phase: 'handing-in', isAutoHandIn: true })
    world.way = 'up'
    await pass(16_000)
    expect(server.handedIn?.answers).toHaveLength(1)
    expect(sitting.snapshot().phase).toBe('ended')
  })

  it('after a reload past the deadline hands in as soon as the server has told the time', async () => {
    const { sitting, server, world, device, pass } = await opened({ limitMs: MINUTE_MS })
    sitting.answer('a', { selectedOption: 1 })
    await pass(2_000)
    sitting.stop()
    await pass(MINUTE_MS)
    world.way = 'down'
    const again = device()
    await again.start()
    await pass(3_000)
    expect(again.snapshot()).toMatchObject({ phase: 'open', isTimeSure: false })
    expect(again.secondsLeft()).toBe(0)
    world.way = 'up'
    await pass(16_000)
    expect(again.snapshot().phase).toBe('ended')
    expect(server.handedIn?.answers).toHaveLength(1)
  })
})
