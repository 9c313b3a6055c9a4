import { useReducer, useState } from 'react'
import { CallFailure, failureMessage } from '../../../lib/call.ts'
import { type DraftKey, dropDraft, readDraft, useDraft } from '../../../lib/draft.ts'
import { toast } from '../../../lib/toast.ts'
import type { PaperRules } from './paper-faults.ts'
import { paperReducer } from './paper-reducer.ts'
import { inputOf, isSamePaper, type PaperInput, type PaperValues } from './paper-values.ts'
import { usePaperFaults } from './use-paper-faults.ts'

/** What the server has, and the version it had then; none while it is new. */
export interface SavedPaper {
  values: PaperValues
  version: number | undefined
}
export interface PaperFormSetup {
  rules: PaperRules
  saved: SavedPaper
  draftKey: DraftKey
  save: (input: PaperInput, version: number | undefined) => Promise<void>
  /** Once saved, and the draft gone. */
  onSaved: () => void
  /** What the server has by now: asked when somebody else saved meanwhile. None while it is new. */
  reload?: () => Promise<SavedPaper>
  /** Said when the server gave no sentence of its own. */
  failed: string
}

const CONFLICT_STATUS = 409

export function usePaperForm({ rules, saved, draftKey, save, onSaved, reload, failed }: PaperFormSetup) {
  const [draft, setDraft] = useState(() => readDraft<SavedPaper>(draftKey))
  const [base, setBase] = useState<SavedPaper>(() =>
    draft ? { values: saved.values, version: draft.version } : saved,
  )
  const [values, dispatch] = useReducer(paperReducer, draft?.values ?? saved.values)
  const [isSaving, setIsSaving] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const [tries, setTries] = useState(0)
  const [problem, setProblem] = useState<string>()
  const [conflict, setConflict] = useState<string>()
  const { faults, check, refuse, forget } = usePaperFaults(values, rules)

  const isDirty = !isDone && !isSamePaper(values, base.values)
  const keptAt = useDraft(draftKey, { values, version: base.version }, isDirty)

  const startFrom = (fresh: SavedPaper) => {
    dispatch({ do: 'replace', values: fresh.values })
    setBase(fresh)
    setDraft(null)
    setConflict(undefined)
    setProblem(undefined)
    forget()
    dropDraft(draftKey)
  }

  async function submit(version = base.version): Promise<void> {
    setProblem(undefined)
    setConflict(undefined)
    setTries((before) => before + 1)
    if (!check()) return
    setIsSaving(true)
    try {
      await save(inputOf(values), version)
      setIsDone(true)
      dropDraft(draftKey)
      onSaved()
    } catch (failure) {
      const message = failureMessage(failure, failed)
      if (failure instanceof CallFailure && failure.status === CONFLICT_STATUS && reload) setConflict(message)
      else if (!(failure instanceof CallFailure && refuse(failure))) setProblem(message)
      toast.error(message)
    } finally {
      setIsSaving(false)
    }
  }

  /** Asks for what is there now, then does something with it; a failure is said and changes nothing. */
  async function withTheirs(then: (fresh: SavedPaper) => void | Promise<void>): Promise<void> {
    try {
      if (reload) await then(await reload())
    } catch (failure) {
      toast.error(failureMessage(failure, failed))
    }
  }

  return {
    values,
    dispatch,
    faults,
    tries,
    problem,
    conflict,
    isSaving,
    isDirty,
    keptAt,
    hasDraft: draft !== null && isDirty,
    submit: () => submit(),
    reloadTheirs: () => withTheirs(startFrom),
    saveMine: () => withTheirs((fresh) => submit(fresh.version)),
    discardDraft: () => startFrom(saved),
  }
}

export type PaperFormState = ReturnType<typeof usePaperForm>
