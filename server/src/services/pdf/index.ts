// PDFs drawn by the academy: in millimetres, with embedded fonts, in every script the fonts have, the same bytes for the
// same drawing. What a document says belongs to its room; reading PDFs is `services/media`.
export { closePdf, openPdf } from './document.ts'
export { drawQr, qrModules } from './draw-qr.ts'

export { canWrite } from './letters.ts'
export { outlineText } from './outline-text.ts'
export type { Pdf } from './pdf.ts'
export { fitText, type TextOptions, type TextStyle, writeText } from './write-text.ts'
