/** What a text is for: display for names and titles, the others for what is read, mono for codes. */
export type Face = 'display' | 'text' | 'semibold' | 'bold' | 'mono'

/** Families by the part of the alphabet that a file of theirs holds, in the order in which they are asked. */
const LATIN = ['latin', 'latin-ext', 'vietnamese']
const NOTO: [family: string, parts: string[]][] = [
  ['noto-sans', [...LATIN, 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext']],
  ['noto-sans-arabic', ['arabic']],
  ['noto-sans-hebrew', ['hebrew']],
  ['noto-sans-ethiopic', ['ethiopic']],
  ['noto-sans-devanagari', ['devanagari']],
  ['noto-sans-bengali', ['bengali']],
  ['noto-sans-tamil', ['tamil']],
  ['noto-sans-thai', ['thai']],
  ['noto-sans-georgian', ['georgian']],
  ['noto-sans-armenian', ['armenian']],
]
const FIGTREE: [family: string, parts: string[]] = ['figtree', ['latin', 'latin-ext']]

const FACES: Record<Face, { weight: number; families: [family: string, parts: string[]][] }> = {
  display: { weight: 700, families: [['familjen-grotesk', LATIN], ...NOTO] },
  text: { weight: 400, families: [FIGTREE, ...NOTO] },
  semibold: { weight: 600, families: [FIGTREE, ...NOTO] },
  bold: { weight: 700, families: [FIGTREE, ...NOTO] },
  mono: { weight: 700, families: [['noto-sans-mono', LATIN], ...NOTO] },
}

const files = Object.fromEntries(
  Object.entries(FACES).map(([face, { weight, families }]) => [
    face,
    families.flatMap(([family, parts]) =>
      parts.map((part) => `@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`),
    ),
  ]),
) as Record<Face, string[]>

/** Files of a face; the first that has a letter writes it. */
export function filesOf(face: Face): string[] {
  return files[face]
}

/** Letters of the face's own family may be set closer; other scripts keep their distances. */
export function isOwnFamily(face: Face, file: string): boolean {
  return file.startsWith(`@fontsource/${FACES[face].families[0]?.[0]}/`)
}
