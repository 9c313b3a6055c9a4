// All that draws a certificate, without zod: for the PDF and for the web's copy.
export * from './frame.ts'
export * from './seal.ts'
export * from './wording.ts'
