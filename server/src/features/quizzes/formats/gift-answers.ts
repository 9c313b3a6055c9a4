import { FORMAT_MESSAGES as M } from '@academy/contract/quizzes'
import { cutAnswers, findPlain, unescapeGift } from './gift-text.ts'
import type { FoundQuestion } from './shapes.ts'

type Answers = Pick<FoundQuestion, 'questionType' | 'options' | 'correctOption'>
export type AnswersOrRefusal = (Answers & { note?: string }) | { refusal: string }

const WRITTEN: Answers = { questionType: 'written', options: [], correctOption: null }
const RIGHT_WEIGHT = 100

/** What stands between the braces. Feedback is dropped. */
export function readGiftAnswers(inner: string, toMarkdown: (text: string) => string): AnswersOrRefusal {
  const general = inner.indexOf('####')
  const text = (general >= 0 ? inner.slice(0, general) : inner).trim()
  if (!text) return WRITTEN
  const truth = /^(T|TRUE|F|FALSE)\s*(?:#|$)/i.exec(text)?.[1]
  if (truth)
    return {
      questionType: 'multiple-choice',
      options: ['True', 'False'],
      correctOption: /^t/i.test(truth) ? 0 : 1,
    }
  if (text.startsWith('#')) return { ...WRITTEN, note: M.takenAsWritten(M.giftNumerical) }
  const [before = '', ...pieces] = cutAnswers(text)
  if (before.trim() || pieces.length === 0) return { refusal: M.giftBadAnswer }
  const answers = pieces.map((piece) => readAnswer(piece, toMarkdown))
  if (answers.some(({ isWrong }) => isWrong)) return chosen(answers)
  if (answers.every(({ text }) => text.includes('->'))) return { refusal: M.unsupported(M.giftMatching) }
  return { ...WRITTEN, note: M.takenAsWritten(M.giftShortAnswer) }
}

interface Answer {
  text: string
  weight: number
  /** It began with `~`. */
  isWrong: boolean
}

function readAnswer(piece: string, toMarkdown: (text: string) => string): Answer {
  const isWrong = piece.startsWith('~')
  const rest = piece.slice(1).trimStart()
  const weighed = /^%(-?\d{1,3}(?:\.\d{1,5})?)%/.exec(rest)
  const words = weighed ? rest.slice(weighed[0].length) : rest
  const feedback = findPlain(words, '#')
  return {
    text: toMarkdown(unescapeGift((feedback >= 0 ? words.slice(0, feedback) : words).trim())),
    weight: weighed ? Number(weighed[1]) : isWrong ? 0 : RIGHT_WEIGHT,
    isWrong,
  }
}

/** The option that earns most is the right one; where several share that, none is. */
function chosen(answers: readonly Answer[]): AnswersOrRefusal {
  const best = answers.reduce((most, { weight }) => Math.max(most, weight), 0)
  const right = answers.filter(({ weight }) => weight === best)
  if (best <= 0) return { refusal: M.correctMissing }
  if (right.length > 1) return { refusal: M.severalRight }
  return {
    questionType: 'multiple-choice',
    options: answers.map(({ text }) => text),
    correctOption: answers.findIndex(({ weight }) => weight === best),
  }
}
