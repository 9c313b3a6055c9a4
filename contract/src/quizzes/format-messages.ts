/** What somebody reads who imports a file of questions; each stands beside a line of the file. */

export const noQuestions = 'No questions were found in this file'
export const tooManyQuestions = (max: number) => `Only the first ${max} questions are taken`
export const tooManyFaults = 'There are more faults from here on'
export const textMissing = 'The question has no text'
export const textTooLong = 'The question or one of its options is too long'
export const unreadableText = 'The question contains characters that cannot be stored'
export const fewOptions = 'A multiple-choice question needs at least 2 options'
export const blankOption = 'An option is blank'
export const optionsTooMany = 'The question has more than 26 options'
export const correctMissing = 'No option is marked as the right one'
export const correctUnknown = (given: string) => `“${given}” names none of the options`
export const severalRight = 'Several options are right together. Questions here have one right option'
export const marksChanged = (from: string, to: number) => `Marks of ${from} became ${to}`
export const takenAsWritten = (type: string) =>
  `A ${type} question: taken as a written one, to be marked by a person`
export const unsupported = (type: string) => `Questions of the type ${type} are not taken`
export const imageLeftOut = 'The picture of this question is not in the file. Please add it again'

export const giftNoAnswers = 'There are no answers in braces'
export const giftOpenBrace = 'The brace that opens here is not closed before the next blank line'
export const giftStrayBrace = 'There is a closing brace without an opening one'
export const giftTwoBlocks = 'There is more than one block of answers'
export const giftBadAnswer = 'An answer must begin with = or ~'
export const giftMatching = 'matching'
export const giftNumerical = 'numerical'
export const giftShortAnswer = 'short-answer'

export const xmlDoctype = 'Files with a document type are not read'
export const xmlTooDeep = 'The file is nested too deeply'
export const xmlUnclosed = (name: string) => `<${name}> is not closed`
export const xmlNoQuiz = 'This is no Moodle XML: there is no <quiz>'

export const csvHeader =
  'The first line must name the columns question, type, option A, option B …, correct and marks'
export const csvColumnTwice = (name: string) => `The column “${name}” stands twice`
export const csvColumnUnknown = (name: string) =>
  `The column “${name}” is not known. The columns are question, type, option A, option B …, correct and marks`
export const csvTypeUnknown = (given: string) => `“${given}” is no type: write multiple-choice or written`
export const csvMarksInvalid = (given: string) => `“${given}” is no number of marks`
export const csvOpenQuote = 'A quoted cell is not closed'
export const csvStrayQuote = 'A quoted cell must end before the next separator'
export const csvTooManyCells = 'The line has more cells than the first one'
export const csvWrittenOptions = 'A written question has no options and no right one'
