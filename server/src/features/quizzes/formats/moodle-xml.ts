import { FORMAT_MESSAGES as M } from '@academy/contract/quizzes'
import { childNamed, childrenNamed, readMarkup } from './markup-tree.ts'
import { isAsking, readMoodleQuestion } from './moodle-questions.ts'
import {
  type Fault,
  type FormatOfQuestions,
  type FoundPaper,
  isFull,
  type WrittenQuestion,
} from './shapes.ts'

/** Moodle's XML; what is taken of it is in docs/question-formats.md. */
export const moodleXml: FormatOfQuestions = {
  mediaType: 'application/xml; charset=utf-8',
  extension: 'xml',
  read,
  write,
}

function read(text: string): FoundPaper {
  const { root, isTooDeep, hasDoctype, unclosed } = readMarkup(text, 'xml')
  if (hasDoctype) return refused({ line: 1, message: M.xmlDoctype })
  if (isTooDeep) return refused({ line: 1, message: M.xmlTooDeep })
  const [first] = unclosed.sort((one, other) => other.line - one.line)
  if (first) return refused({ line: first.line, message: M.xmlUnclosed(first.name) })
  const quiz = childNamed(root, 'quiz')
  if (!quiz) return refused({ line: 1, message: M.xmlNoQuiz })
  const found: FoundPaper = { questions: [], faults: [] }
  for (const [at, node] of childrenNamed(quiz, 'question').filter(isAsking).entries()) {
    const place = { line: node.line, number: at + 1 }
    const { question, notes } = readMoodleQuestion(node)
    found.faults.push(...notes.map((message) => ({ ...place, message, ...(question && { isTaken: true }) })))
    if (question) found.questions.push({ ...place, ...question })
    if (isFull(found)) break
  }
  return found
}

const refused = (fault: Fault): FoundPaper => ({ questions: [], faults: [fault] })

function write(questions: readonly WrittenQuestion[]): string {
  const whole = questions.map((question, at) => writeQuestion(question, at + 1)).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${whole}</quiz>\n`
}

function writeQuestion(row: WrittenQuestion, number: number): string {
  const isWritten = row.questionType === 'written'
  const lines = [
    `<name><text>Question ${number}</text></name>`,
    `<questiontext format="markdown"><text>${cdata(row.question)}</text></questiontext>`,
    `<defaultgrade>${row.marks}</defaultgrade>`,
    ...(isWritten ? [] : ['<single>true</single>', '<shuffleanswers>false</shuffleanswers>']),
    ...row.options.map(
      (option, at) =>
        `<answer fraction="${at === row.correctOption ? 100 : 0}" format="markdown"><text>${cdata(option)}</text></answer>`,
    ),
    ...(isWritten ? ['<answer fraction="0"><text></text></answer>'] : []),
  ]
  const body = lines.map((line) => `    ${line}\n`).join('')
  return `  <question type="${isWritten ? 'essay' : 'multichoice'}">\n${body}  </question>\n`
}

/** The one sequence that would end it is cut in two. Letters that XML does not know are left out. */
function cdata(text: string): string {
  const known = text.replace(/\r\n?/g, '\n').replace(NOT_IN_XML, '')
  return `<![CDATA[${known.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the letters that XML 1.0 forbids
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
