import { useRef, useState } from 'react'
import { failureMessage } from '../../../../lib/calls/call.ts'
import { type DraftKey, dropDraft, readDraft, useDraft } from '../../../../lib/device/form-draft.ts'
import { toast } from '../../../../lib/toast.ts'
import { useForm } from '../../../../ui/form/use-form.ts'
import type { PaperRules } from './paper-faults.ts'
import { type PaperAction, paperReducer } from './paper-reducer.ts'
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
  /** Said when what there is now cannot be read. */
  failed: string
}

const CONFLICT_STATUS = 409

/** The form of a paper: its facts and questions are one value with a reducer, and each question has faults of its own. */
export function usePaperForm({ rules, saved, draftKey, save, onSaved, reload, failed }: PaperFormSetup) {
  const [draft, setDraft] = useState(() => readDraft<SavedPaper>(draftKey))
  const [base, setBase] = useState(saved.values)
  const version = useRef(draft ? draft.version : saved.version)
  const [conflict, setConflict] = useState<string>()

  const form = useForm<PaperValues>(draft?.values ?? saved.values, {
    check: () => {
      setConflict(undefined)
      return Object.fromEntries(paper.check().map(({ place, message }) => [place, message]))
    },
    send: async (values) => {
      await save(inputOf(values), version.current)
      setBase(values)
      dropDraft(draftKey)
      onSaved()
    },
    onRefused: (failure) => {
      const isConflict = failure.status === CONFLICT_STATUS && reload !== undefined
      if (isConflict) {
        setConflict(failure.message)
        toast.error(failure.message, { id: 'form' })
      } else paper.refuse(failure)
      return isConflict
    },
  })
  const { values, problem, isBusy } = form
  const paper = usePaperFaults(values, rules)
  // The same function for good: a question is drawn anew only when it changed.
  const [dispatch] = useState(
    () => (action: PaperAction) => form.replace((before) => paperReducer(before, action)),
  )

  const isDirty = !isSamePaper(values, base)
  const keptAt = useDraft(draftKey, { values, version: version.current }, isDirty)

  const startFrom = (fresh: SavedPaper) => {
    form.reset(fresh.values)
    setBase(fresh.values)
    version.current = fresh.version
    setDraft(null)
    setConflict(undefined)
    paper.forget()
    dropDraft(draftKey)
  }

  /** Asks for what is there now, then does something with it; a failure is said and changes nothing. */
  async function withTheirs(then: (fresh: SavedPaper) => void): Promise<void> {
    try {
      if (reload) then(await reload())
    } catch (failure) {
      toast.error(failureMessage(failure, failed))
    }
  }

  return {
    values,
    dispatch,
    faults: paper.faults,
    // A question's fault has its place; only what has none is the whole paper's.
    problem: paper.faults.length > 0 ? undefined : problem,
    conflict,
    isSaving: isBusy,
    isDirty,
    keptAt,
    hasDraft: draft !== null && isDirty,
    form: form.form,
    reloadTheirs: () => withTheirs(startFrom),
    saveMine: () =>
      withTheirs((fresh) => {
        version.current = fresh.version
        form.form.ref.current?.requestSubmit()
      }),
    discardDraft: () => startFrom(saved),
  }
}
