import {
  type ChangeEvent,
  type SetStateAction,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { CallFailure } from '../../lib/calls/call.ts'
import { toast } from '../../lib/toast.ts'

/** What is wrong, by field; a field without a sentence is sound. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>
type NameOf<V> = keyof V & string
/** The fields of a form that hold text. */
type TextName<V> = { [K in NameOf<V>]: V[K] extends string ? K : never }[NameOf<V>]

interface FormSteps<V> {
  check: (values: V) => FieldErrors<NameOf<V>>
  /** @param signal somebody gives up waiting and sends again */
  send: (values: V, signal: AbortSignal) => Promise<unknown>
  /** The server takes the same twice as once: who waits long may send it again. */
  mayRepeat?: boolean
  /** A refusal the page answers itself; true when it has. */
  onRefused?: (failure: CallFailure) => boolean
}

export type Form<V extends object> = ReturnType<typeof useForm<V>>

/**
 * The one way of forms: values stay whatever happens, errors stand at their field and go when it is corrected, the first one gets
 * the focus, or the list of them where a form has one (`data-faults`). What concerns no field is `problem`, shown by the button and
 * as a toast. What was sent counts as saved.
 */
export function useForm<V extends object>(initial: V | (() => V), steps: FormSteps<V>) {
  const [saved, setSaved] = useState(initial)
  const [values, setValues] = useState(saved)
  const [errors, setErrors] = useState<FieldErrors<NameOf<V>>>({})
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef<AbortController>(null)

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[data-faults],[aria-invalid=true]')?.focus()
  }, [tries])

  // On a page drawn ahead somebody may have typed before this code came: that counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is drawn over it
  useLayoutEffect(() => {
    const inputs = form.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? []
    const typed = [...inputs].filter(
      ({ name, value }) => name in values && value !== String(values[name as keyof V]),
    )
    if (typed.length === 0) return
    const there = Object.fromEntries(typed.map(({ name, value }) => [name, value]))
    setValues((before) => ({ ...before, ...there }))
  }, [])

  const set = <Name extends NameOf<V>>(name: Name, value: V[Name]) => {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => ({ ...before, [name]: undefined }))
    setProblem(undefined)
  }

  function refuse(failure: unknown): void {
    if (!(failure instanceof CallFailure)) throw failure
    if (steps.onRefused?.(failure)) return
    const known = Object.entries(failure.fields).filter(([name]) => name in values)
    setErrors(Object.fromEntries(known) as FieldErrors<NameOf<V>>)
    if (known.length === 0) setProblem(failure.message)
    toast.error(failure.message, { id: 'form' })
    setTries(tries + 1)
  }

  async function submit(): Promise<void> {
    const found = steps.check(values)
    setErrors(found)
    setProblem(undefined)
    if (Object.values(found).some(Boolean)) return setTries(tries + 1)
    sending.current?.abort()
    const own = new AbortController()
    sending.current = own
    setIsBusy(true)
    try {
      await steps.send(values, own.signal)
      setSaved(values)
    } catch (failure) {
      if (!own.signal.aborted) refuse(failure)
    } finally {
      if (sending.current === own) setIsBusy(false)
    }
  }

  return {
    values,
    errors,
    problem,
    isBusy,
    /** For who waits long: gives up what is on its way and sends what stands there now. */
    again: steps.mayRepeat ? submit : undefined,
    /** What was saved last: a page compares it with `values`. */
    saved,
    set,
    /** Other values, not saved yet, or what a reducer makes of those that are there. Whoever keeps it keeps the right one. */
    replace: (other: SetStateAction<V>) => {
      setValues(other)
      setErrors({})
      setProblem(undefined)
    },
    /** Other values that count as saved. */
    reset: (fresh: V) => {
      setValues(fresh)
      setSaved(fresh)
      setErrors({})
      setProblem(undefined)
    },
    input: (name: TextName<V>) => ({
      name: name as string,
      value: values[name] as string,
      required: true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value as V[typeof name]),
    }),
    // Sent before this code came, a password must not end up in the address.
    form: {
      ref: form,
      noValidate: true,
      method: 'post',
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        return isBusy ? undefined : submit()
      },
    },
  }
}
