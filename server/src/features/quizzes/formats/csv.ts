import { OPTIONS_MAX, OPTIONS_MIN, optionLetter } from '@academy/contract/attempts'
import { FORMAT_MESSAGES as M } from '@academy/contract/quizzes'
import { CSV_BEGIN, csvLine, unguarded } from '@academy/contract/text/csv'
import { type CsvRow, csvRows } from '@academy/contract/text/read-csv'
import {
  type Fault,
  type FormatOfQuestions,
  type FoundPaper,
  type FoundQuestion,
  isFull,
  type WrittenQuestion,
} from './shapes.ts'

const TYPES: Record<string, FoundQuestion['questionType']> = {
  'multiple-choice': 'multiple-choice',
  'multiple choice': 'multiple-choice',
  mc: 'multiple-choice',
  written: 'written',
  essay: 'written',
}
const MARKS = /^\d{1,3}(?:[.,]\d{1,2})?$/

/** One for each letter, and the others. */
const COLUMNS_MAX = OPTIONS_MAX + 4

type FoundRow = Omit<FoundQuestion, 'number'>

/** Where each thing stands in a line. */
interface Columns {
  question: number
  type: number
  options: number[]
  correct: number
  marks: number
  count: number
}

/** A table for spreadsheets; what its columns mean is in docs/question-formats.md. */
export const csv: FormatOfQuestions = { mediaType: 'text/csv; charset=utf-8', extension: 'csv', read, write }

function read(text: string): FoundPaper {
  const found: FoundPaper = { questions: [], faults: [] }
  let columns: Columns | null = null
  let number = 0
  for (const row of csvRows(text)) {
    const { line, fault } = row
    const made: Columns | FoundRow | Fault = fault
      ? { line, message: fault === 'stray-quote' ? M.csvStrayQuote : M.csvOpenQuote }
      : columns
        ? readLine(row, columns)
        : columnsOf(row)
    if (columns) number += 1
    if ('message' in made) found.faults.push({ ...made, ...(columns && { number }) })
    else if ('count' in made) columns = made
    else found.questions.push({ ...made, number })
    if (!columns || isFull(found)) break
  }
  return found
}

export function isCsvHead(line: string): boolean {
  const [head] = csvRows(line)
  return head !== undefined && !('message' in columnsOf(head))
}

function columnsOf({ line, cells }: CsvRow): Columns | Fault {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  while (names.at(-1) === '') names.pop()
  if (names.length > COLUMNS_MAX) return { line, message: M.csvHeader }
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) return { line, message: M.csvColumnTwice(twice) }
  const options = names
    .map((name, at) => ({ letter: /^option ?([a-z])$/.exec(name)?.[1] ?? '', at }))
    .filter(({ letter }) => letter)
    .sort((one, other) => one.letter.localeCompare(other.letter))
    .map(({ at }) => at)
  const place = (name: string) => names.indexOf(name)
  const columns = {
    question: place('question'),
    type: place('type'),
    options,
    correct: place('correct'),
    marks: place('marks'),
    count: names.length,
  }
  if (columns.question < 0) return { line, message: M.csvHeader }
  const known = new Set([columns.question, columns.type, columns.correct, columns.marks, ...options])
  const unknown = names.findIndex((_, at) => !known.has(at))
  return unknown >= 0 ? { line, message: M.csvColumnUnknown(names[unknown] ?? '') } : columns
}

function readLine({ line, cells }: CsvRow, columns: Columns): FoundRow | Fault {
  const cell = (at: number) => (at < 0 ? '' : unguarded((cells[at] ?? '').trim()))
  if (cells.slice(columns.count).some((extra) => extra.trim())) return { line, message: M.csvTooManyCells }
  const options = columns.options.map(cell)
  while (options.at(-1) === '') options.pop()
  const [type, correct, marks] = [
    cell(columns.type).toLowerCase(),
    cell(columns.correct),
    cell(columns.marks),
  ]
  const questionType = type ? TYPES[type] : options.length > 0 ? 'multiple-choice' : 'written'
  if (!questionType) return { line, message: M.csvTypeUnknown(type) }
  if (marks && !MARKS.test(marks)) return { line, message: M.csvMarksInvalid(marks) }
  const found = {
    line,
    question: cell(columns.question),
    questionType,
    ...(marks && { marks: Number(marks.replace(',', '.')) }),
  }
  if (questionType === 'written') {
    if (options.length > 0 || correct) return { line, message: M.csvWrittenOptions }
    return { ...found, options: [], correctOption: null }
  }
  const correctOption = placeOf(correct)
  if (correct && (correctOption === null || !options[correctOption]))
    return { line, message: M.correctUnknown(correct) }
  return { ...found, options, correctOption }
}

/** A letter, or a number counted from 1. */
function placeOf(correct: string): number | null {
  if (/^[a-z]$/i.test(correct)) return correct.toUpperCase().charCodeAt(0) - 65
  return /^\d{1,2}$/.test(correct) && Number(correct) > 0 ? Number(correct) - 1 : null
}

/** With a mark of its encoding first, because spreadsheets guess otherwise. */
function write(questions: readonly WrittenQuestion[]): string {
  const most = Math.max(OPTIONS_MIN * 2, ...questions.map(({ options }) => options.length))
  const letters = Array.from({ length: Math.min(most, OPTIONS_MAX) }, (_, at) => optionLetter(at))
  const head = ['question', 'type', ...letters.map((letter) => `option ${letter}`), 'correct', 'marks']
  const lines = questions.map(({ question, questionType, options, correctOption, marks }) => [
    question,
    questionType,
    ...letters.map((_, at) => options[at] ?? ''),
    correctOption === null ? '' : optionLetter(correctOption),
    String(marks),
  ])
  return CSV_BEGIN + [head, ...lines].map(csvLine).join('')
}
