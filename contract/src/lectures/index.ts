// Lectures: what a course is made of, their files, slides and order. How far somebody has come is progress.
export * from './contract.ts'
export * as LECTURE_MESSAGES from './messages.ts'
export * from './rules.ts'
export { type Slide, type SlideImage, slide, slideImage } from './slides.ts'
