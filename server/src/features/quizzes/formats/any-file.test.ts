import { QUESTION_FORMATS } from '@academy/contract/quizzes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeText, FORMATS, judgeFound, type WrittenQuestion } from './index.ts'

const read = (format: keyof typeof FORMATS, text: string) => judgeFound(FORMATS[format].read(text))

describe('a round trip', () => {
  const sign = fc.constantFrom(...'ab 1*_`~=#{}:%[]()<>&;,"\'\\/-+@!?|$\n.éñ中😀'.split(/(?:)/u))
  const text = fc
    .oneof(
      fc.array(sign, { minLength: 1, maxLength: 30 }),
      fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 8 }),
    )
    .map((parts) =>
      parts
        .join('')
        .replace(/\r\n?/g, '\n')
        .replace(/[^\n\P{Cc}]/gu, '')
        .trim(),
    )
    .filter((words) => words !== '' && words.isWellFormed())
  const marks = fc.integer({ min: 2, max: 200 }).map((halves) => halves / 2)
  const asked = fc.oneof(
    fc
      .record({ question: text, marks })
      .map((row): WrittenQuestion => ({ ...row, questionType: 'written', options: [], correctOption: null })),
    fc
      .record({
        question: text,
        marks,
        options: fc.uniqueArray(text, { minLength: 2, maxLength: 26, selector: (said) => said.normalize() }),
        at: fc.nat(25),
      })
      .map(
        ({ at, ...row }): WrittenQuestion => ({
          ...row,
          questionType: 'multiple-choice',
          correctOption: at % row.options.length,
        }),
      ),
  )

  test.each(QUESTION_FORMATS)('through %s changes nothing', (format) => {
    fc.assert(
      fc.property(fc.array(asked, { minLength: 1, maxLength: 5 }), (questions) => {
        const { questions: back, faults } = read(format, FORMATS[format].write(questions))
        expect(faults).toEqual([])
        expect(back.map(({ line: _, number: __, image: ___, ...rest }) => rest)).toEqual(questions)
      }),
      { numRuns: 200 },
    )
  })

  test.each(QUESTION_FORMATS)('of anything through %s ends, with questions or with faults', (format) => {
    const piece = fc.oneof(
      sign,
      fc.constantFrom(
        '<question type="essay">',
        '</question>',
        '<![CDATA[',
        ']]>',
        '&#xD800;',
        '::',
        '{=',
        '"',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (parts) => {
        const { questions, faults } = read(format, parts.join(''))
        expect(questions.length + faults.length).toBeGreaterThan(0)
        expect(JSON.stringify(questions).isWellFormed()).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

describe('hostile files', () => {
  const LINES = 100_000
  test.each<[string, keyof typeof FORMATS, string]>([
    ['a hundred thousand questions', 'gift', 'What? {=A ~B}\n\n'.repeat(LINES)],
    ['a hundred thousand lines of one question', 'gift', `What? {${'~A\n'.repeat(LINES)}}`],
    ['a hundred thousand open braces', 'gift', '{'.repeat(LINES)],
    ['a hundred thousand escaped breaks', 'gift', `a${'\\n'.repeat(LINES)}b {}`],
    ['a hundred thousand cells', 'csv', `question${','.repeat(LINES)}\n`],
    ['a hundred thousand columns', 'csv', Array.from({ length: LINES }, (_, n) => `c${n}`).join(',')],
    ['a hundred thousand quotes', 'csv', `question\n${'"'.repeat(LINES)}`],
    ['a hundred thousand rows', 'csv', `question\n${'Why?\n'.repeat(LINES)}`],
    ['a hundred thousand elements', 'moodle-xml', `<quiz>${'<question type="essay"/>'.repeat(LINES)}</quiz>`],
    [
      'a hundred thousand cells of a table',
      'moodle-xml',
      `<quiz><question type="essay"><questiontext><text><![CDATA[${'<td></td>'.repeat(LINES)}]]></text></questiontext></question></quiz>`,
    ],
    [
      'a hundred thousand nested tags in a text',
      'moodle-xml',
      `<quiz><question type="essay"><questiontext><text><![CDATA[${'<b>'.repeat(LINES)}]]></text></questiontext></question></quiz>`,
    ],
    [
      'a hundred thousand backticks',
      'moodle-xml',
      `<quiz><question type="essay"><questiontext><text><![CDATA[<code>${'` '.repeat(LINES)}</code>]]></text></questiontext></question></quiz>`,
    ],
  ])('%s are read in a moment', (_, format, text) => {
    const started = process.cpuUsage()
    const { questions, faults } = read(format, text)
    expect(process.cpuUsage(started).user / 1_000, 'ms of one core').toBeLessThan(3_000)
    expect(questions.length).toBeLessThanOrEqual(200)
    expect(faults.length).toBeLessThanOrEqual(201)
  })

  test('that are no text are told so', () => {
    expect(decodeText(Buffer.from([0x89, 0x50, 0, 0]))).toBeNull()
    expect(decodeText(Buffer.from([0x93, 0x7b, 0x02, 0x7d, 0xff]))).toBeNull()
    expect(decodeText(Buffer.from([0x63, 0x81, 0x66, 0xe9]))).toBeNull()
    expect(decodeText(Buffer.from('\uFEFFa', 'utf16le'))).toBe('a')
    expect(decodeText(Buffer.from([0x63, 0x61, 0x66, 0xe9]))).toBe('café')
  })
})
