import { useState } from 'react'
import type { CallFailure } from '../../../../lib/calls/call.ts'
import { checkPaper, type Fault, type PaperRules, placeIn } from './paper-faults.ts'
import type { PaperText, PaperValues } from './paper-values.ts'

/** A fault the server found stands until what it is about has changed. */
interface Said {
  fault: Fault
  about: unknown
}
const FIELDS: readonly PaperText[] = ['title', 'description', 'timeLimit', 'passingScore']

/** What the last Save complained about, each until it is corrected. Nothing new is said while somebody types. */
export function usePaperFaults(values: PaperValues, rules: PaperRules) {
  const [missed, setMissed] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<readonly Said[]>([])
  const aboutNow = ({ fault }: Said) => aboutOf(fault, values)
  const faults = [
    ...checkPaper(values, rules).filter(({ place }) => missed.includes(place)),
    ...refused.filter((said) => said.about === aboutNow(said)).map(({ fault }) => fault),
  ]
  return {
    faults,
    /** All that is wrong now. */
    check(): readonly Fault[] {
      const found = checkPaper(values, rules)
      setMissed(found.map(({ place }) => place))
      setRefused([])
      return found
    },
    /** Takes the server's complaints to their fields. */
    refuse({ fields }: CallFailure): void {
      const said = Object.entries(fields).flatMap(([name, message]): Said[] => {
        const place = placeOf(name, values)
        const fault = place && { place, message }
        return fault ? [{ fault, about: aboutOf(fault, values) }] : []
      })
      setRefused(said)
    },
    forget() {
      setMissed([])
      setRefused([])
    },
  }
}

/** `questions.2` is the third question; other names are the fields'. */
function placeOf(name: string, values: PaperValues): Fault['place'] | undefined {
  const question = values.questions[Number(name.match(/^questions\.(\d+)/)?.[1] ?? Number.NaN)]
  if (question) return placeIn(question.key, 'text')
  return name === 'questions' ? name : FIELDS.find((field) => field === name)
}

function aboutOf({ place }: Fault, values: PaperValues): unknown {
  const [part = '', key] = place.split(':')
  if (key) return values.questions.find((question) => question.key === key)
  return values[part as keyof PaperValues]
}
