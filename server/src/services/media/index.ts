/**
 * What an uploaded file really is, judged by its bytes: type, duration, pages, size. Reads small ranges, never a whole
 * file. It decides nothing about courses: a room compares the answer with what the form claimed.
 */
export { inspectMedia } from './inspect.ts'
export { judgePdf, type PdfJudgement } from './judge-pdf.ts'
export { mediaTypeFits } from './media-type.ts'
export { findLibreOffice, renderPresentation } from './presentation.ts'
export { sniffMedia } from './sniff.ts'
export { sourceFromBytes, sourceFromFiles, sourceFromPath } from './source.ts'
