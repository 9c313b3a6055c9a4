import { FORMAT_MESSAGES as M } from '@academy/contract/quizzes'
import { markdownOfHtml } from './markdown-of-html.ts'
import { childNamed, childrenNamed, type MarkupNode, textOf } from './markup-tree.ts'
import type { FoundQuestion } from './shapes.ts'

export interface MoodleReading {
  /** Null when it is not taken. */
  question: Omit<FoundQuestion, 'line' | 'number'> | null
  notes: string[]
}
type Answers = Pick<FoundQuestion, 'questionType' | 'options' | 'correctOption'>

const WRITTEN: Answers = { questionType: 'written', options: [], correctOption: null }
const PASSED_OVER = new Set(['category', 'description'])

/** Headings of a question bank stand among its questions, and ask nothing. */
export const isAsking = ({ attributes }: MarkupNode): boolean => !PASSED_OVER.has(attributes.type ?? '')

export function readMoodleQuestion(node: MarkupNode): MoodleReading {
  const type = node.attributes.type ?? ''
  const answers = answersOf(node, type)
  if ('refusal' in answers) return { question: null, notes: [answers.refusal] }
  const { note, ...rest } = answers
  const text = childNamed(node, 'questiontext')
  const notes = [...(note ? [note] : []), ...(hasImage(text) ? [M.imageLeftOut] : [])]
  const grade = Number(textOf(childNamed(node, 'defaultgrade') ?? '1').trim() || '1')
  return {
    question: {
      question: markdownOf(text),
      ...rest,
      marks: Number.isFinite(grade) ? grade : 1,
    },
    notes,
  }
}

function answersOf(node: MarkupNode, type: string): (Answers & { note?: string }) | { refusal: string } {
  switch (type) {
    case 'essay':
      return WRITTEN
    case 'shortanswer':
    case 'numerical':
      return { ...WRITTEN, note: M.takenAsWritten(type) }
    case 'truefalse':
      return truth(node)
    case 'multichoice':
      return choice(node)
    default:
      return { refusal: M.unsupported(type || '?') }
  }
}

function truth(node: MarkupNode): Answers | { refusal: string } {
  const right = childrenNamed(node, 'answer').find((answer) => fractionOf(answer) > 0)
  const word =
    right &&
    textOf(childNamed(right, 'text') ?? '')
      .trim()
      .toLowerCase()
  if (word !== 'true' && word !== 'false') return { refusal: M.correctMissing }
  return {
    questionType: 'multiple-choice',
    options: ['True', 'False'],
    correctOption: word === 'true' ? 0 : 1,
  }
}

/** The answer that earns most is the right one; where several share that, none is. */
function choice(node: MarkupNode): Answers | { refusal: string } {
  const answers = childrenNamed(node, 'answer')
  const fractions = answers.map(fractionOf)
  const best = fractions.reduce((most, fraction) => Math.max(most, fraction), 0)
  if (best <= 0) return { refusal: M.correctMissing }
  if (fractions.filter((fraction) => fraction === best).length > 1) return { refusal: M.severalRight }
  return {
    questionType: 'multiple-choice',
    options: answers.map(markdownOf),
    correctOption: fractions.indexOf(best),
  }
}

function fractionOf({ attributes }: MarkupNode): number {
  const fraction = Number(attributes.fraction ?? 0)
  return Number.isFinite(fraction) ? fraction : 0
}

/** HTML unless the file says otherwise. */
function markdownOf(node: MarkupNode | undefined): string {
  if (!node) return ''
  const text = textOf(childNamed(node, 'text') ?? '')
  const format = node.attributes.format ?? 'html'
  return format === 'markdown' || format === 'plain_text' ? text.trim() : markdownOfHtml(text)
}

const hasImage = (node: MarkupNode | undefined): boolean =>
  node !== undefined && /<img\b|!\[[^\]]*\]\(@@PLUGINFILE@@/i.test(textOf(childNamed(node, 'text') ?? ''))
