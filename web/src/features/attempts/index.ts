// Attempts: the sitting of a quiz or an exam, which loses no answer, and its result. What a quiz or an exam is, who made
// it and how it is graded are the rooms below.
export { plainQuestion } from './question-markup.ts'
export { QuestionHeading, QuestionText } from './question-text.tsx'
export { LateNote } from './sittings/late-note.tsx'
export { SittingsPanel } from './sittings/sittings-panel.tsx'
export { useLeftovers } from './use-leftovers.ts'
