import { CONFETTI_MS } from '@academy/contract/payments/rules'
import { type StorageKey, writeStorage } from '../../lib/device/storage.ts'

/** Colours of the covers; each piece is a diamond or a triangle of imigongo. */
const COLOURS = ['#0E6446', '#6FCB9F', '#F2B51D', '#C8481F', '#15598F', '#B05FA3']
const PIECES = 120
const GRAVITY = 0.0011
const FADE_MS = 900

interface Piece {
  x: number
  y: number
  speedX: number
  speedY: number
  turn: number
  size: number
  colour: string
  corners: 3 | 4
  bornMs: number
}

/** When the page is looked at, and for who wants motion; others have the still gem. Returns how to end it sooner. */
export function throwConfettiOnce(key: StorageKey): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  let end: (() => void) | null = null
  // An approval often comes while another app is in front.
  const throwWhenSeen = () => {
    if (document.hidden) return
    document.removeEventListener('visibilitychange', throwWhenSeen)
    writeStorage(key, '1')
    end = throwConfetti(CONFETTI_MS)
  }
  document.addEventListener('visibilitychange', throwWhenSeen)
  throwWhenSeen()
  return () => {
    document.removeEventListener('visibilitychange', throwWhenSeen)
    end?.()
  }
}

/** Falls over the whole page for so long, then takes its canvas away. Returns how to end it sooner. */
function throwConfetti(durationMs: number): () => void {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  canvas.dataset.noPrint = ''
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
  })
  canvas.style.zIndex = '60'
  document.body.append(canvas)
  const pen = canvas.getContext('2d')
  const scale = Math.min(2, devicePixelRatio)
  canvas.width = innerWidth * scale
  canvas.height = innerHeight * scale
  pen?.scale(scale, scale)
  const pieces = Array.from({ length: PIECES }, (_, at) => newPiece(at, durationMs))
  const begunMs = performance.now()
  let frame = 0

  const draw = (nowMs: number) => {
    const passedMs = nowMs - begunMs
    if (!pen || passedMs >= durationMs) return end()
    pen.clearRect(0, 0, innerWidth, innerHeight)
    pen.globalAlpha = Math.min(1, (durationMs - passedMs) / FADE_MS)
    for (const piece of pieces) drawPiece(pen, piece, passedMs - piece.bornMs)
    frame = requestAnimationFrame(draw)
  }
  const end = () => {
    cancelAnimationFrame(frame)
    canvas.remove()
  }
  frame = requestAnimationFrame(draw)
  return end
}

/** From both lower corners, most at once and some later. */
function newPiece(at: number, durationMs: number): Piece {
  const fromLeft = at % 2 === 0
  const angle = (fromLeft ? -1 : 1) * (Math.random() * 0.5 + 0.1)
  const speed = innerHeight * (0.0011 + Math.random() * 0.0007)
  return {
    x: fromLeft ? 0 : innerWidth,
    y: innerHeight * 0.85,
    speedX: -Math.sin(angle) * speed * (innerWidth > innerHeight ? 1.6 : 0.8),
    speedY: -Math.cos(angle) * speed,
    turn: (Math.random() - 0.5) * 0.012,
    size: 5 + Math.random() * 6,
    colour: COLOURS[at % COLOURS.length] ?? '#0E6446',
    corners: at % 3 === 0 ? 3 : 4,
    bornMs: Math.random() ** 2 * durationMs * 0.5,
  }
}

function drawPiece(pen: CanvasRenderingContext2D, piece: Piece, ageMs: number): void {
  if (ageMs < 0) return
  const { size, corners } = piece
  // Air slows what flies sideways; what falls reaches a steady speed.
  const drift = piece.speedX * 900 * (1 - Math.exp(-ageMs / 900))
  const y = piece.y + piece.speedY * ageMs + 0.5 * GRAVITY * ageMs ** 2
  pen.save()
  pen.translate(piece.x + drift, y)
  pen.rotate(piece.turn * ageMs)
  pen.scale(1, Math.cos(ageMs * 0.006 + piece.turn * 900))
  pen.fillStyle = piece.colour
  pen.beginPath()
  for (let corner = 0; corner < corners; corner++) {
    const turn = (corner / corners) * 2 * Math.PI
    pen.lineTo(Math.sin(turn) * size, -Math.cos(turn) * size)
  }
  pen.fill()
  pen.restore()
}
