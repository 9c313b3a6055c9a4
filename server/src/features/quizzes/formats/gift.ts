import { FORMAT_MESSAGES as M } from '@academy/contract/quizzes'
import { readGiftAnswers } from './gift-answers.ts'
import { type GiftBlock, giftBlocks } from './gift-blocks.ts'
import { escapeGift, findPlain, unescapeGift } from './gift-text.ts'
import { markdownOfHtml } from './markdown-of-html.ts'
import {
  type Fault,
  type FormatOfQuestions,
  type FoundPaper,
  type FoundQuestion,
  isFull,
  type WrittenQuestion,
} from './shapes.ts'

const TITLE = /^::(?:[^:\\]|\\.|:(?!:))*::/s
const MARKER = /^\[(html|moodle|plain|markdown)\]/i
/** Stands for the answers where a text goes on behind them. */
const GAP = ' _____ '

/** Moodle's text format for questions; what is taken of it is in docs/question-formats.md. */
export const gift: FormatOfQuestions = {
  mediaType: 'text/plain; charset=utf-8',
  extension: 'gift',
  read,
  write,
}

function read(text: string): FoundPaper {
  const found: FoundPaper = { questions: [], faults: [] }
  for (const block of giftBlocks(text)) {
    const question = readBlock(block, found.faults)
    if (question) found.questions.push(question)
    if (isFull(found)) break
  }
  return found
}

function readBlock(block: GiftBlock, faults: Fault[]): FoundQuestion | null {
  const refuse = (message: string, at = 0) => {
    faults.push({ line: lineAt(block, at), number: block.number, message })
    return null
  }
  const { text } = block
  const open = findPlain(text, '{}')
  if (open < 0) return refuse(M.giftNoAnswers)
  if (text[open] === '}') return refuse(M.giftStrayBrace, open)
  const close = findPlain(text, '{}', open + 1)
  if (close < 0 || text[close] === '{') return refuse(close < 0 ? M.giftOpenBrace : M.giftTwoBlocks, open)
  const tail = text.slice(close + 1).trim()
  if (findPlain(tail, '{}') >= 0) return refuse(M.giftTwoBlocks, close)

  const untitled = text.slice(0, open).replace(TITLE, '').trimStart()
  const marker = MARKER.exec(untitled)
  const toMarkdown = marker?.[1]?.toLowerCase() === 'html' ? markdownOfHtml : (words: string) => words
  const stem = untitled.slice(marker?.[0].length ?? 0).trim()
  const answers = readGiftAnswers(text.slice(open + 1, close), toMarkdown)
  if ('refusal' in answers) return refuse(answers.refusal, open)
  const { note, ...rest } = answers
  if (note) faults.push({ line: lineAt(block, open), number: block.number, message: note, isTaken: true })
  const question = toMarkdown(unescapeGift(tail ? stem + GAP + tail : stem)).trim()
  return {
    line: lineAt(block, 0),
    number: block.number,
    question,
    ...rest,
    ...(block.marks !== undefined && { marks: block.marks }),
  }
}

const lineAt = ({ text, lines }: GiftBlock, at: number) =>
  lines[text.slice(0, at).split('\n').length - 1] ?? 1

function write(questions: readonly WrittenQuestion[]): string {
  return questions.map((question, at) => `${writeQuestion(question, at + 1)}\n`).join('\n')
}

/** Marks are a comment, because GIFT knows none. */
function writeQuestion(row: WrittenQuestion, number: number): string {
  const head = `// marks: ${row.marks}\n::${number}::[markdown]${escapeGift(row.question)}`
  if (row.questionType === 'written') return `${head} {}`
  const answers = row.options.map((option, at) => {
    const isRight = at === row.correctOption
    // A text that begins like a weight gets a weight of its own before it.
    const weight = option.startsWith('%') ? (isRight ? '%100%' : '%0%') : ''
    return `  ${isRight ? '=' : '~'}${weight}${escapeGift(option)}`
  })
  return [`${head} {`, ...answers, '}'].join('\n')
}
