import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

// Loaded with the first document and not with the academy: together they take 30 MB and a third of a second.
export const loadPdfkit = () => require('pdfkit') as typeof import('pdfkit')
export const loadFontkit = () => require('fontkit') as typeof import('fontkit')
export const loadQrcode = () => require('qrcode') as typeof import('qrcode')

/** Found as packages are found, so the same way in the sources and in the built server. */
export const pathOfPackageFile = (file: string): string => require.resolve(file)
