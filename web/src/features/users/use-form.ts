import { type ChangeEvent, type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CallFailure } from '../../lib/call.ts'
import { toast } from '../../lib/toast.ts'
import type { FieldErrors } from './form-rules.ts'

type Values<Name extends string> = Record<Name, string>

interface FormSteps<Name extends string> {
  check: (values: Values<Name>) => FieldErrors<Name>
  send: (values: Values<Name>) => Promise<unknown>
  /** A refusal the page answers itself; true when it has. */
  onRefused?: (failure: CallFailure) => boolean
}

/**
 * A short form: values stay whatever happens, errors stand at their field and go when it is mended, the first one gets the
 * focus. What concerns no field is `problem`, shown by the button and as a toast.
 */
export function useForm<Name extends string>(
  initial: Values<Name> | (() => Values<Name>),
  steps: FormSteps<Name>,
) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors<Name>>({})
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])

  // On a page drawn ahead somebody may have typed before this code came: that counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is drawn over it
  useLayoutEffect(() => {
    const inputs = form.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? []
    const typed = [...inputs].filter(({ name, value }) => name in values && value !== values[name as Name])
    if (typed.length === 0) return
    const there = Object.fromEntries(typed.map(({ name, value }) => [name, value]))
    setValues((before) => ({ ...before, ...there }))
  }, [])

  const set = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => ({ ...before, [name]: undefined }))
    setProblem(undefined)
  }

  function refuse(failure: unknown): void {
    if (!(failure instanceof CallFailure)) throw failure
    if (steps.onRefused?.(failure)) return
    const known = Object.entries(failure.fields).filter(([name]) => name in values)
    setErrors(Object.fromEntries(known) as FieldErrors<Name>)
    if (known.length === 0) setProblem(failure.message)
    toast.error(failure.message, { id: 'form' })
    setTries(tries + 1)
  }

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const found = steps.check(values)
    setErrors(found)
    setProblem(undefined)
    if (Object.values(found).some(Boolean)) return setTries(tries + 1)
    setIsBusy(true)
    try {
      await steps.send(values)
    } catch (failure) {
      refuse(failure)
    } finally {
      setIsBusy(false)
    }
  }

  return {
    values,
    errors,
    problem,
    isBusy,
    set,
    reset: (fresh: Values<Name>) => {
      setValues(fresh)
      setErrors({})
      setProblem(undefined)
    },
    input: (name: Name) => ({
      name: name as string,
      value: values[name],
      required: true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
    }),
    // Sent before this code came, a password must not end up in the address.
    form: { ref: form, noValidate: true, method: 'post', onSubmit },
  }
}
