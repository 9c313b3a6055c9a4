import { FORMAT_MESSAGES as M } from '@academy/contract/quizzes'
import { describe, expect, test } from 'vitest'
import { FORMATS, formatOf, judgeFound } from './index.ts'

const read = (format: keyof typeof FORMATS, text: string) => judgeFound(FORMATS[format].read(text))
const faultsOf = (format: keyof typeof FORMATS, text: string) =>
  read(format, text).faults.map(({ line, message }) => `${line}: ${message}`)
const choice = (question: string, options: string[], correctOption: number, more: object = {}) => ({
  ...{ question, questionType: 'multiple-choice', options, correctOption, marks: 1 },
  ...more,
})

describe('GIFT', () => {
  test('takes choices, true and false, and what is written', () => {
    const { questions, faults } = read(
      'gift',
      `// A comment
$CATEGORY: top/Loops

::Q1:: Which one repeats? {
  =for #Yes.
  ~if #No.
  ~%-50%let
}

The sky is blue. {T#no#yes}

[markdown]What does \`a \\= 1\` do?\\nSay \\{it\\}. {}

Two plus two {~three =four ~five} is right.

Who made it? {=Ada =Lovelace}
How much? {~%100%all ~%50%half ~none}

// marks: 2.5
Why? {#### because}`,
    )
    expect(questions).toMatchObject([
      choice('Which one repeats?', ['for', 'if', 'let'], 0, { line: 4 }),
      choice('The sky is blue.', ['True', 'False'], 0, { line: 10 }),
      { question: 'What does `a = 1` do?\nSay {it}.', questionType: 'written', line: 12 },
      choice('Two plus two _____ is right.', ['three', 'four', 'five'], 1),
      { question: 'Why?', questionType: 'written', marks: 2.5, line: 20 },
    ])
    expect(faults).toEqual([{ line: 16, number: 5, message: M.giftTwoBlocks }])
  })

  test('converts HTML, and only where the file says that it is HTML', () => {
    const { questions } = read(
      'gift',
      '[html]<p>What is <b>this</b>\\: <code>a &lt; b</code>?</p> {=<i>A</i> ~B}\n\nWhat is <p>? {=A ~B}',
    )
    expect(questions).toMatchObject([
      choice('What is **this**: `a < b`?', ['*A*', 'B'], 0),
      choice('What is <p>?', ['A', 'B'], 0),
    ])
  })

  test.each([
    ['What?', `1: ${M.giftNoAnswers}`],
    ['What? {=A ~B', `1: ${M.giftOpenBrace}`],
    ['Good? {}\n\nWhat?\n{=A ~B', `4: ${M.giftOpenBrace}`],
    ['What} {=A ~B}', `1: ${M.giftStrayBrace}`],
    ['What? {A ~B}', `1: ${M.giftBadAnswer}`],
    ['What? {~A ~B}', `1: ${M.correctMissing}`],
    ['What? {=A =B ~C}', `1: ${M.severalRight}`],
    ['What? {~%50%A ~%50%B ~C}', `1: ${M.severalRight}`],
    ['What? {=A -> 1 =B -> 2}', `1: ${M.unsupported('matching')}`],
    ['What? {#3:1}', `1: ${M.takenAsWritten('numerical')}`],
    ['{=A ~B}', `1: ${M.textMissing}`],
    ['What? {=A ~}', `1: ${M.fewOptions}`],
    ['What? {=A ~ ~B}', `1: ${M.blankOption}`],
    ['// nothing', `1: ${M.noQuestions}`],
  ])('%s', (text, fault) => {
    expect(faultsOf('gift', text)).toEqual([fault])
  })
})

describe('Moodle XML', () => {
  const quiz = (...questions: string[]) => `<?xml version="1.0"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`
  const question = (type: string, text: string, answers = '', more = '') =>
    `<question type="${type}"><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${more}${answers}</question>`
  const answer = (fraction: number, text: string) =>
    `<answer fraction="${fraction}"><text>${text}</text><feedback><text>Well.</text></feedback></answer>`

  test('takes choices, true and false, and what is written', () => {
    const { questions, faults } = read(
      'moodle-xml',
      quiz(
        '<question type="category"><category><text>top</text></category></question>',
        question(
          'multichoice',
          '<p>Which <em>one</em>?</p><pre>if (a &lt; b) {\n  go()\n}</pre>',
          answer(0, '&lt;p&gt;a * b *&lt;/p&gt;') + answer(100, 'b_c &amp;amp; d'),
          '<defaultgrade>2.0000000</defaultgrade><single>true</single>',
        ),
        question('truefalse', 'True?', answer(0, 'true') + answer(100, 'false')),
        question('essay', 'Why?<ul><li>One</li><li>Two</li></ul>'),
        question('shortanswer', 'Who?', answer(100, 'Ada')),
        question('cloze', 'Fill'),
      ),
    )
    expect(questions).toMatchObject([
      choice('Which *one*?\n\n```\nif (a < b) {\n  go()\n}\n```', ['a * b *', 'b_c & d'], 1, { marks: 2 }),
      choice('True?', ['True', 'False'], 1),
      { question: 'Why?\n\n- One\n- Two', questionType: 'written' },
      { question: 'Who?', questionType: 'written' },
    ])
    expect(faults.map(({ message, isTaken }) => [message, isTaken])).toEqual([
      [M.takenAsWritten('shortanswer'), true],
      [M.unsupported('cloze'), undefined],
    ])
  })

  test('runs nothing, keeps no script and no dangerous address', () => {
    const text =
      '<script>alert(1)</script><a href="javascript:alert(1)">x</a><img src=x onerror=alert(1) alt="A map">'
    expect(read('moodle-xml', quiz(question('essay', text))).questions[0]?.question).toBe('xA map')
  })

  test('knows no entity of a document’s own', () => {
    const bomb = `<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>${quiz(question('essay', '&lol2;'))}`
    expect(faultsOf('moodle-xml', bomb)).toEqual([`1: ${M.xmlDoctype}`])
    const file = quiz('<question type="essay"><questiontext><text>&xxe; a</text></questiontext></question>')
    expect(read('moodle-xml', file).questions[0]?.question).toBe('&xxe; a')
  })

  test.each([
    ['<quiz>\n<question type="essay">\n<name>', `3: ${M.xmlUnclosed('name')}`],
    ['<html></html>', `1: ${M.xmlNoQuiz}`],
    ['<a>'.repeat(200_000), `1: ${M.xmlTooDeep}`],
    [quiz(question('multichoice', 'A?', answer(50, 'a') + answer(50, 'b'))), `3: ${M.severalRight}`],
    [quiz(question('multichoice', 'A?', answer(0, 'a'))), `3: ${M.correctMissing}`],
    [quiz(question('essay', 'A', '', '<defaultgrade>0.3</defaultgrade>')), `3: ${M.marksChanged('0.3', 1)}`],
  ])('%#', (text, fault) => {
    expect(faultsOf('moodle-xml', text)).toEqual([fault])
  })
})

describe('CSV', () => {
  test('takes any order of columns, quotes, line breaks, semicolons and a mark of its encoding', () => {
    const { questions, faults } = read(
      'csv',
      '\uFEFFMarks;Question;Type;Option A;Option B;Option C;Correct\r\n' +
        '2,5;"Say ""hello""; twice\nand again";multiple-choice;yes;"no; never";;B\r\n' +
        ';Why?;written;;;;\r\n' +
        '1;Which?;;one;two;three;3\r\n',
    )
    expect(questions).toMatchObject([
      choice('Say "hello"; twice\nand again', ['yes', 'no; never'], 1, { marks: 2.5, line: 2 }),
      { question: 'Why?', questionType: 'written', marks: 1, line: 4 },
      choice('Which?', ['one', 'two', 'three'], 2, { line: 5 }),
    ])
    expect(faults).toEqual([])
  })

  const HEAD = 'question,type,option A,option B,correct,marks\n'
  test.each([
    ['name,answer\nA,B\n', `1: ${M.csvHeader}`],
    ['question,question\n', `1: ${M.csvColumnTwice('question')}`],
    ['question,colour\n', `1: ${M.csvColumnUnknown('colour')}`],
    [`${HEAD}A?,riddle,a,b,A,1\n`, `2: ${M.csvTypeUnknown('riddle')}`],
    [`${HEAD}A?,,a,b,C,1\n`, `2: ${M.correctUnknown('C')}`],
    [`${HEAD}A?,,a,b,,1\n`, `2: ${M.correctMissing}`],
    [`${HEAD}A?,,a,b,A,many\n`, `2: ${M.csvMarksInvalid('many')}`],
    [`${HEAD}A?,,a,b,A,1,more\n`, `2: ${M.csvTooManyCells}`],
    [`${HEAD}A?,written,a,,,1\n`, `2: ${M.csvWrittenOptions}`],
    [`${HEAD}"A?,,a,b,A,1\n`, `2: ${M.csvOpenQuote}`],
    [`${HEAD}"A"b,,a,b,A,1\n`, `2: ${M.csvStrayQuote}`],
    [`${HEAD}A?,,a,,A,1\n`, `2: ${M.fewOptions}`],
    [HEAD, `1: ${M.noQuestions}`],
  ])('%#', (text, fault) => {
    expect(faultsOf('csv', text)).toEqual([fault])
  })

  test('is written so that no spreadsheet runs a cell', () => {
    const formula = '=HYPERLINK("https://evil.example","x")'
    const content = FORMATS.csv.write([
      {
        question: formula,
        questionType: 'multiple-choice',
        options: ['+1', "'@a"],
        correctOption: 0,
        marks: 1,
      },
    ])
    for (const cell of content.split(/[,\r\n]/)) expect(cell).not.toMatch(/^"?[=+\-@]/)
    expect(read('csv', content).questions).toMatchObject([choice(formula, ['+1', "'@a"], 0)])
  })
})

test('a file is known by its name, or by how it begins', () => {
  expect(formatOf('a.GIFT', '')).toBe('gift')
  expect(formatOf('a.txt', ' <?xml version="1.0"?><quiz/>')).toBe('moodle-xml')
  expect(formatOf('a.txt', 'question;type;option A\n')).toBe('csv')
  expect(formatOf('a', 'What? {=A ~B}')).toBe('gift')
  expect(formatOf('a', 'What?')).toBeNull()
})
