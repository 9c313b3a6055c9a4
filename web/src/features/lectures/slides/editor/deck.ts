import type { Slide, SlideImage } from '@academy/contract/lectures'
import { SLIDE_DEFAULT, SLIDES_MAX } from '@academy/contract/lectures/rules'
import { withMoved } from '../../with-moved.ts'

// The editor's state: slides, what is selected, and the way back. Pure; ids and times come with the actions.

/** What undo brings back: the slides, and where one stood when they were so. */
interface Snapshot {
  slides: readonly Slide[]
  currentId: string
}

export interface Deck extends Snapshot {
  imageId: string | null
  past: readonly Snapshot[]
  future: readonly Snapshot[]
  /** Counts every change of the slides; what is saved is compared with it. */
  edits: number
  /** Changes of the same thing in quick succession are one step back. */
  lastEdit: { tag: string; atMs: number } | null
}

export type SlideChange = Partial<Pick<Slide, 'title' | 'content' | 'backgroundColor' | 'textColor'>>
export type ImageChange = Partial<Omit<SlideImage, 'id'>>

export type DeckAction =
  | { type: 'go'; id: string }
  | { type: 'select'; imageId: string | null }
  | { type: 'add'; id: string }
  | { type: 'duplicate'; slideId: string; newId: () => string }
  | { type: 'move'; slideId: string; to: number }
  | { type: 'delete'; slideId: string }
  | { type: 'edit'; slideId: string; change: SlideChange; atMs: number }
  | { type: 'add-image'; slideId: string; image: SlideImage }
  | { type: 'edit-image'; imageId: string; change: ImageChange; atMs: number }
  | { type: 'remove-image'; imageId: string }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'load'; slides: readonly Slide[] }

export const TITLE_MAX_LENGTH = 300
const HISTORY_MAX = 100
const ONE_STEP_MS = 1_500

export function openDeck(slides: readonly Slide[], edits = 0): Deck {
  const [first] = slides
  if (!first) throw new Error('A notes lecture has at least one slide')
  return { slides, currentId: first.id, imageId: null, past: [], future: [], edits, lastEdit: null }
}

export const indexOf = ({ slides }: Pick<Deck, 'slides'>, id: string): number =>
  slides.findIndex((slide) => slide.id === id)

export function currentSlide(deck: Snapshot): Slide {
  return deck.slides[Math.max(0, indexOf(deck, deck.currentId))] as Slide
}

export function selectedImage(deck: Deck): SlideImage | null {
  return currentSlide(deck).images.find((image) => image.id === deck.imageId) ?? null
}

export const mayAdd = ({ slides }: Pick<Deck, 'slides'>): boolean => slides.length < SLIDES_MAX
export const mayDelete = ({ slides }: Pick<Deck, 'slides'>): boolean => slides.length > 1

interface Next {
  slides: readonly Slide[]
  currentId?: string
  imageId?: string | null
}

/** Writes the change down, with the way back. With a tag it joins the step before when that was just now. */
function changed(deck: Deck, next: Next, edit: Deck['lastEdit'] = null): Deck {
  const { lastEdit, past, slides, currentId } = deck
  const joins =
    edit !== null && lastEdit !== null && lastEdit.tag === edit.tag && edit.atMs - lastEdit.atMs < ONE_STEP_MS
  return {
    imageId: deck.imageId,
    currentId,
    ...next,
    past: joins ? past : [...past.slice(1 - HISTORY_MAX), { slides, currentId }],
    future: [],
    edits: deck.edits + 1,
    lastEdit: edit,
  }
}

function withSlide(deck: Deck, id: string, change: (slide: Slide) => Slide): readonly Slide[] {
  return deck.slides.map((slide) => (slide.id === id ? change(slide) : slide))
}

function travelled(deck: Deck, direction: 'past' | 'future'): Deck {
  const steps = deck[direction]
  const to = steps.at(-1)
  if (!to) return deck
  const here = { slides: deck.slides, currentId: deck.currentId }
  const [past, future] =
    direction === 'past'
      ? [steps.slice(0, -1), [...deck.future, here]]
      : [[...deck.past, here], steps.slice(0, -1)]
  return { ...to, imageId: null, past, future, edits: deck.edits + 1, lastEdit: null }
}

export function stepDeck(deck: Deck, action: DeckAction): Deck {
  switch (action.type) {
    case 'go':
      return indexOf(deck, action.id) < 0
        ? deck
        : { ...deck, currentId: action.id, imageId: null, lastEdit: null }
    case 'select':
      return { ...deck, imageId: action.imageId, lastEdit: null }
    case 'add':
      return mayAdd(deck) ? withNewSlide(deck, action.id) : deck
    case 'duplicate':
      return mayAdd(deck) ? withCopy(deck, action.slideId, action.newId) : deck
    case 'move':
      return moved(deck, action.slideId, action.to)
    case 'delete':
      return mayDelete(deck) ? without(deck, action.slideId) : deck
    case 'edit': {
      const { slideId, change, atMs } = action
      const slides = withSlide(deck, slideId, (slide) => ({ ...slide, ...change }))
      return changed(deck, { slides }, { tag: `${slideId} ${Object.keys(change)}`, atMs })
    }
    case 'add-image': {
      const { slideId, image } = action
      const slides = withSlide(deck, slideId, (slide) => ({ ...slide, images: [...slide.images, image] }))
      return changed(deck, { slides, imageId: slideId === deck.currentId ? image.id : deck.imageId })
    }
    case 'edit-image': {
      const { imageId, change, atMs } = action
      const slides = deck.slides.map((slide) =>
        slide.images.some(({ id }) => id === imageId)
          ? {
              ...slide,
              images: slide.images.map((one) => (one.id === imageId ? { ...one, ...change } : one)),
            }
          : slide,
      )
      return changed(deck, { slides }, { tag: `${imageId} ${Object.keys(change)}`, atMs })
    }
    case 'remove-image': {
      const keep = ({ images }: Slide) => images.filter(({ id }) => id !== action.imageId)
      const slides = deck.slides.map((slide) => ({ ...slide, images: keep(slide) }))
      return changed(deck, { slides, imageId: null })
    }
    case 'undo':
      return travelled(deck, 'past')
    case 'redo':
      return travelled(deck, 'future')
    case 'load':
      return openDeck(action.slides)
  }
}

/** A new slide follows the current one and takes its colours. */
function withNewSlide(deck: Deck, id: string): Deck {
  const { backgroundColor, textColor } = currentSlide(deck)
  const slide: Slide = { ...SLIDE_DEFAULT, id, backgroundColor, textColor, images: [], order: 0 }
  return inserted(deck, slide, indexOf(deck, deck.currentId) + 1)
}

function withCopy(deck: Deck, slideId: string, newId: () => string): Deck {
  const at = indexOf(deck, slideId)
  const slide = deck.slides[at]
  if (!slide) return deck
  const images = slide.images.map((image) => ({ ...image, id: newId() }))
  return inserted(deck, { ...slide, id: newId(), images }, at + 1)
}

function inserted(deck: Deck, slide: Slide, at: number): Deck {
  return changed(deck, { slides: deck.slides.toSpliced(at, 0, slide), currentId: slide.id, imageId: null })
}

function moved(deck: Deck, slideId: string, to: number): Deck {
  const slides = withMoved(deck.slides, indexOf(deck, slideId), to)
  return slides === deck.slides ? deck : changed(deck, { slides })
}

function without(deck: Deck, slideId: string): Deck {
  const at = indexOf(deck, slideId)
  if (at < 0) return deck
  const slides = deck.slides.toSpliced(at, 1)
  const neighbour = (slides[at] ?? slides.at(-1)) as Slide
  const isCurrent = slideId === deck.currentId
  return changed(deck, isCurrent ? { slides, currentId: neighbour.id, imageId: null } : { slides })
}

/** As the server takes them: numbered by their place. */
export const slidesToSend = ({ slides }: Pick<Deck, 'slides'>): Slide[] =>
  slides.map((slide, order) => ({ ...slide, order }))
