import { useEffect, useState } from 'react'
import { browserClock, newDeviceId } from '../browser/clock.ts'
import { createSitting, type Wire } from '../engine/index.ts'
import { createMemoryJournal } from '../engine/memory-journal.ts'
import type { SatPaper, SatSubmission } from '../papers.ts'
import type { PageSitting } from '../use-sitting.ts'

const NOBODYS = 'preview'

/** In place of the server: it begins a clock of its own, takes every answer and keeps none. */
function previewWire(paper: SatPaper): Wire<SatPaper, SatSubmission> {
  const startedMs = Date.now()
  const timing = () => ({
    serverNow: new Date().toISOString(),
    deadline: new Date(startedMs + paper.timeLimit * 60_000).toISOString(),
    state: 'open' as const,
    notes: [],
  })
  return {
    open: async () => ({
      attempt: {
        _id: NOBODYS,
        startedAt: new Date(startedMs).toISOString(),
        answers: [],
        seq: 0,
        ...timing(),
      },
      paper,
    }),
    save: async ({ answers }) => ({
      ...timing(),
      seq: Math.max(0, ...answers.map(({ seq }) => seq)),
      changes: [],
    }),
    handIn: async () => ({
      _id: NOBODYS,
      quiz: NOBODYS,
      status: 'submitted',
      submittedAt: new Date().toISOString(),
      totalMarksAwarded: null,
      percentage: null,
      passed: null,
      feedback: '',
      answers: [],
      isFinalised: false,
    }),
  }
}

/** The very engine of a student's page, with a journal that ends with it. */
export function usePreviewSitting(paper: SatPaper): PageSitting | null {
  const [sitting, setSitting] = useState<PageSitting | null>(null)
  useEffect(() => {
    const made = createSitting({
      journal: createMemoryJournal<SatPaper>(),
      wire: previewWire(paper),
      clock: browserClock,
      random: Math.random,
      deviceId: newDeviceId(),
    })
    setSitting(made)
    void made.start()
    return () => made.stop()
  }, [paper])
  return sitting
}
