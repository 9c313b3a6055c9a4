import { Trans, useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/react'
import { Copy, ImagePlus, Redo2, Trash2, Undo2 } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { mayAdd, mayDelete } from './deck.ts'
import styles from './slide-tools.module.css'
import { TextTools } from './text-tools.tsx'
import { Tool } from './tool.tsx'
import type { SlideActions } from './use-slide-actions.ts'
import type { Studio } from './use-studio.ts'

type SlideToolsProps = {
  studio: Studio
  acts: SlideActions
  editor: Editor | null
  isUploading: boolean
  onImage: (file: File) => void
}

/** Arrow keys go along the tools. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > button:not(:disabled)')]
  const at = tools.indexOf(document.activeElement as HTMLElement)
  if (!step || at < 0) return
  event.preventDefault()
  tools.at((at + step) % tools.length)?.focus()
}

export function SlideTools({ studio, acts, editor, isUploading, onImage }: SlideToolsProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const { deck, dispatch, slide } = studio
  return (
    <section className={styles.area} aria-label={t`Tools`}>
      <div role="toolbar" aria-label={t`Slide tools`} className={styles.tools} onKeyDown={walk}>
        <Tool
          label={t`Undo`}
          aria-keyshortcuts="Control+Z"
          disabled={deck.past.length === 0}
          onClick={() => dispatch({ type: 'undo' })}
        >
          <Undo2 aria-hidden="true" />
        </Tool>
        <Tool
          label={t`Redo`}
          aria-keyshortcuts="Control+Shift+Z"
          disabled={deck.future.length === 0}
          onClick={() => dispatch({ type: 'redo' })}
        >
          <Redo2 aria-hidden="true" />
        </Tool>
        <span className={styles.line} />
        <TextTools editor={editor} ink={slide.textColor} />
        <span className={styles.line} />
        <Tool
          label={t`Insert image, under 5 MB`}
          aria-busy={isUploading || undefined}
          onClick={() => input.current?.click()}
        >
          {isUploading ? <span className="spinner" /> : <ImagePlus aria-hidden="true" />}
        </Tool>
        <Tool label={t`Duplicate slide`} disabled={!mayAdd(deck)} onClick={() => acts.duplicate(slide.id)}>
          <Copy aria-hidden="true" />
        </Tool>
        <Tool label={t`Delete slide`} disabled={!mayDelete(deck)} onClick={() => acts.remove(slide.id)}>
          <Trash2 aria-hidden="true" />
        </Tool>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) onImage(file)
        }}
      />
      <span role="status" className="vh">
        {isUploading && <Trans>Uploading the image</Trans>}
      </span>
    </section>
  )
}
