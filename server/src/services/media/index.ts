/**
 * What an uploaded file really is, judged by its bytes: type, duration, pages, size. Reads small ranges, never a whole
 * file. It decides nothing about courses: a room compares the answer with what the form claimed.
 */
export { inspectMedia, type MediaFacts } from './inspect.ts'
export { judgePdf, type PdfJudgement } from './judge-pdf.ts'
export { type MediaType, mediaTypeFits } from './media-type.ts'
export { findLibreOffice, type PresentationRenderer, renderPresentation } from './presentation.ts'
export { sniffMedia } from './sniff.ts'
export { type MediaSource, sourceFromBytes, sourceFromFiles, sourceFromPath } from './source.ts'
