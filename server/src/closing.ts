/** One thing that is closed when the academy stops, and what it is still busy with, should it hang. */
export interface Step {
  name: string
  close: () => Promise<unknown>
  busyWith?: () => unknown
}

export interface Closing {
  add(step: Step): void
  /** Everything, the newest first, at most as long as `limitMs`; answers whether all of it closed in order. */
  run(limitMs: number): Promise<boolean>
}

type Say = (fields: object, message: string) => void
type ClosingLog = { info: Say; error: Say }

/** Undone in the opposite order by the stop, and by a start that fails half-way. */
export function createClosing(log: ClosingLog): Closing {
  const steps: Step[] = []
  let isClean = true

  async function closeAll(onStep: (step: Step) => void): Promise<void> {
    for (let step = steps.pop(); step; step = steps.pop()) {
      onStep(step)
      const started = performance.now()
      try {
        await step.close()
        log.info({ step: step.name, ms: Math.round(performance.now() - started) }, 'closed')
      } catch (err) {
        isClean = false
        log.error({ err, step: step.name }, 'could not be closed in order')
      }
    }
  }

  return {
    add: (step) => void steps.push(step),
    run: async (limitMs) => {
      let current: Step | undefined
      let timer: NodeJS.Timeout | undefined
      const limit = new Promise<'limit'>((resolve) => {
        timer = setTimeout(resolve, limitMs, 'limit')
      })
      const closed = closeAll((step) => {
        current = step
      })
      const isInTime = (await Promise.race([closed, limit])) !== 'limit'
      clearTimeout(timer)
      if (!isInTime) {
        const left = {
          step: current?.name,
          busyWith: current?.busyWith?.(),
          notClosed: steps.map(({ name }) => name),
        }
        log.error({ ...left, seconds: limitMs / 1000 }, 'the stop takes too long and is broken off')
      }
      return isInTime && isClean
    },
  }
}
