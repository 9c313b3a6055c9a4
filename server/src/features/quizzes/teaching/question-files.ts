import type { Readable } from 'node:stream'
import { ATTEMPT_MESSAGES } from '@academy/contract/attempts'
import { FORMAT_MESSAGES, QUIZ_MESSAGES as M, type QuestionFormat } from '@academy/contract/quizzes'
import type { Context } from '../../../http/context.ts'
import { fileNameOf } from '../../../http/file-names.ts'
import { invalid } from '../../../http/problem.ts'
import type { UploadedFile } from '../../../http/uploads.ts'
import {
  assessmentForOwner,
  type KeyedQuestion,
  knownImageUrls,
  newestKeyedPaper,
  viewQuestion,
} from '../../attempts/index.ts'
import {
  decodeText,
  FORMATS,
  formatOf,
  imageLine,
  judgeFound,
  type WrittenQuestion,
} from '../formats/index.ts'

/** Reads a file into questions for a form. A picture that is not here is left out and told. */
export async function readQuestionFile(ctx: Context, file: UploadedFile | null, wanted?: QuestionFormat) {
  const opened = file && (await ctx.files.open(file.key))
  if (!opened) throw invalid(M.fileRequired, { file: M.fileRequired })
  const text = decodeText(await bytesOf(opened.stream))
  if (text === null) throw invalid(M.fileNoText, { file: M.fileNoText })
  const format = wanted ?? formatOf(file.fileName, text)
  if (!format) throw invalid(M.fileFormat, { file: M.fileFormat })
  const { questions, faults } = judgeFound(FORMATS[format].read(text))
  const known = await knownImageUrls(
    ctx.db,
    questions.flatMap(({ image }) => image?.url ?? []),
  )
  for (const question of questions) {
    if (!question.image || known.has(question.image.url)) continue
    const { line, number } = question
    faults.push({ line, number, message: FORMAT_MESSAGES.imageLeftOut, isTaken: true })
    question.image = null
  }
  return { format, questions, faults }
}

/** The newest questions of a quiz or an exam, as a file. */
export async function writeQuestionFile(ctx: Context, id: string, format: QuestionFormat) {
  const { title } = await assessmentForOwner(ctx, id, null, {
    notFound: ATTEMPT_MESSAGES.assessmentNotFound,
    notYours: M.notYours,
  })
  const { mediaType, extension, write } = FORMATS[format]
  const questions = await newestKeyedPaper(ctx.db, id)
  const content = write(questions.map((question) => writtenQuestion(question, ctx.config.publicUrl)))
  return { fileName: `${fileNameOf(title) || 'questions'}.${extension}`, mediaType, content }
}

function writtenQuestion(row: KeyedQuestion, publicUrl: string): WrittenQuestion {
  const { image, ...question } = viewQuestion(row)
  return { ...question, question: question.question + (image ? imageLine(image, publicUrl) : '') }
}

/** The upload's cap has been kept while it arrived. */
async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks)
}
