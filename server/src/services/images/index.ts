/**
 * Pictures people upload, decoded and written anew as WebP: whatever else was in the file (metadata, scripts, tricks)
 * stays behind. Takes raster images only, never SVG; keeps the first frame. It stores nothing: callers hand the bytes to files.
 */

export { makeCourseImage } from './course-image.ts'
export { drawPng } from './drawn-image.ts'
export { isNotAnImage, readImageBytes } from './input.ts'
export { makeSharedImage } from './shared-image.ts'
export { makeSlideImage } from './slide-image.ts'
