import { useAct } from '../../lib/queries/use-act.ts'
import { QUESTIONS_KEY } from './api.ts'

/** An act on a question or an answer. */
export const useQuestionAct = <V = void>(act: (variables: V) => Promise<object>) =>
  useAct(act, { changes: QUESTIONS_KEY })
