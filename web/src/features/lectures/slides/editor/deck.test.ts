import type { Slide, SlideImage } from '@academy/contract/lectures'
import * as LECTURE_MESSAGES from '@academy/contract/lectures/messages'
import { SLIDES_MAX } from '@academy/contract/lectures/rules'
import { describe, expect, it } from 'vitest'
import {
  currentSlide,
  type Deck,
  mayDelete,
  openDeck,
  selectedImage,
  slidesToSend,
  stepDeck,
} from './deck.ts'

const slide = (id: string): Slide => ({
  id,
  title: `Title of ${id}`,
  content: '',
  backgroundColor: '#0E6446',
  textColor: '#FFFFFF',
  images: [],
  order: 0,
})
const picture: SlideImage = {
  id: 'p',
  url: '/uploads/p.png',
  position: { x: 50, y: 50 },
  size: { width: 200, height: 150 },
}
const deckOf = (...ids: string[]) => openDeck(ids.map(slide))
const idsOf = ({ slides }: Deck) => slides.map(({ id }) => id).join('')

describe('slides', () => {
  it('are added after the current one, in its colours, and become current', () => {
    const deck = stepDeck(stepDeck(deckOf('a', 'b'), { type: 'go', id: 'a' }), { type: 'add', id: 'n' })
    expect(idsOf(deck)).toBe('anb')
    expect(currentSlide(deck)).toMatchObject({ id: 'n', backgroundColor: '#0E6446', images: [] })
  })

  it('are copied with pictures of their own', () => {
    const withPicture = stepDeck(deckOf('a'), { type: 'add-image', slideId: 'a', image: picture })
    let made = 0
    const deck = stepDeck(withPicture, { type: 'duplicate', slideId: 'a', newId: () => `n${made++}` })
    expect(deck.slides[1]?.images[0]).toMatchObject({ url: picture.url, id: 'n0' })
    expect(deck.slides[1]?.title).toBe('Title of a')
  })

  it('are moved, and numbered by their place when they are sent', () => {
    const deck = stepDeck(deckOf('a', 'b', 'c'), { type: 'move', slideId: 'a', to: 2 })
    expect(idsOf(deck)).toBe('bca')
    expect(slidesToSend(deck).map(({ order }) => order)).toEqual([0, 1, 2])
    expect(stepDeck(deck, { type: 'move', slideId: 'a', to: 3 })).toBe(deck)
  })

  it(`${LECTURE_MESSAGES.slideLast}; else its neighbour becomes current`, () => {
    const one = stepDeck(deckOf('a', 'b'), { type: 'delete', slideId: 'a' })
    expect(one.currentId).toBe('b')
    expect(mayDelete(one)).toBe(false)
    expect(stepDeck(one, { type: 'delete', slideId: 'b' })).toBe(one)
  })

  it('are at most as many as the server takes', () => {
    const full = openDeck(Array.from({ length: SLIDES_MAX }, (_, at) => slide(`s${at}`)))
    expect(stepDeck(full, { type: 'add', id: 'n' })).toBe(full)
  })
})

describe('the way back', () => {
  it('takes typing in one field as one step, and a pause ends the step', () => {
    const type = (deck: Deck, title: string, atMs: number) =>
      stepDeck(deck, { type: 'edit', slideId: 'a', change: { title }, atMs })
    const typed = type(type(type(deckOf('a'), 'H', 0), 'Hi', 300), 'Hi you', 9000)
    const back = stepDeck(typed, { type: 'undo' })
    expect(currentSlide(back).title).toBe('Hi')
    expect(currentSlide(stepDeck(back, { type: 'undo' })).title).toBe('Title of a')
    expect(currentSlide(stepDeck(back, { type: 'redo' })).title).toBe('Hi you')
  })

  it('brings a deleted slide back and stands on it', () => {
    const deleted = stepDeck(deckOf('a', 'b'), { type: 'delete', slideId: 'a' })
    const back = stepDeck(deleted, { type: 'undo' })
    expect(idsOf(back)).toBe('ab')
    expect(back.currentId).toBe('a')
  })

  it('ends where it began, forgets the future at a new change, and counts every change', () => {
    const fresh = deckOf('a')
    expect(stepDeck(fresh, { type: 'undo' })).toBe(fresh)
    const undone = stepDeck(stepDeck(fresh, { type: 'add', id: 'b' }), { type: 'undo' })
    const other = stepDeck(undone, { type: 'add', id: 'c' })
    expect(other.future).toEqual([])
    expect(other.edits).toBe(3)
  })
})

describe('pictures', () => {
  it('are selected when they are added, changed by id, and removed', () => {
    const added = stepDeck(deckOf('a'), { type: 'add-image', slideId: 'a', image: picture })
    expect(selectedImage(added)?.id).toBe('p')
    const change = { position: { x: 60, y: 60 } }
    const moved = stepDeck(added, { type: 'edit-image', imageId: 'p', change, atMs: 0 })
    expect(selectedImage(moved)?.position).toEqual({ x: 60, y: 60 })
    const removed = stepDeck(moved, { type: 'remove-image', imageId: 'p' })
    expect(currentSlide(removed).images).toEqual([])
    expect(selectedImage(removed)).toBeNull()
  })

  it('are no longer selected on another slide', () => {
    const added = stepDeck(deckOf('a', 'b'), { type: 'add-image', slideId: 'a', image: picture })
    expect(selectedImage(stepDeck(added, { type: 'go', id: 'b' }))).toBeNull()
  })
})
