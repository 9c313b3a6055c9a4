import { SLIDE_CANVAS } from '@academy/contract/lectures/rules'
import { useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/react'
import { type CSSProperties, Suspense } from 'react'
import { lazyPart } from '../../../../lib/pages/lazy-part.ts'
import { slideHtml } from '../../../../lib/trusted.ts'
import { textWidthOf } from '../slide-layout.ts'
import slideStyles from '../slide-view.module.css'
import styles from './canvas.module.css'
import { TITLE_MAX_LENGTH } from './deck.ts'
import { ImageBox } from './image-box.tsx'
import stageStyles from './stage.module.css'
import type { Studio } from './use-studio.ts'

/** The rich text editor is most of the studio's weight: the slide shows before it has come. */
const RichText = lazyPart(() => import('./rich-text.tsx'), 'RichText')

type CanvasProps = { studio: Studio; keepsRatio: boolean; onEditor: (editor: Editor | null) => void }

/** The current slide as learners see it, with everything on it in the hand. */
export function Canvas({ studio, keepsRatio, onEditor }: CanvasProps) {
  const { t } = useLingui()
  const { slide, deck, dispatch } = studio
  const { id, title, content, images } = slide
  const look = {
    '--slide-width': SLIDE_CANVAS.width,
    '--slide-height': SLIDE_CANVAS.height,
    '--slide-text-width': textWidthOf(slide),
    '--slide-ground': slide.backgroundColor,
    '--slide-ink': slide.textColor,
  } as CSSProperties
  const edit = (change: { title: string } | { content: string }) =>
    dispatch({ type: 'edit', slideId: id, change, atMs: Date.now() })
  const deselect = () => deck.imageId && dispatch({ type: 'select', imageId: null })
  return (
    <div className={`${slideStyles.view} ${stageStyles.slide}`} data-slide="" data-fixed="" style={look}>
      <div className={slideStyles.canvas} data-canvas="">
        <div className={slideStyles.text} onPointerDown={deselect}>
          <textarea
            className={`${slideStyles.title} ${styles.title}`}
            rows={1}
            maxLength={TITLE_MAX_LENGTH}
            aria-label={t`Title on the slide`}
            placeholder={t`Title`}
            value={title}
            onFocus={deselect}
            onChange={(event) => edit({ title: event.target.value.replace(/\n/g, ' ') })}
          />
          <Suspense
            fallback={
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans slides when they are written and read
              <div className={slideStyles.rich} dangerouslySetInnerHTML={{ __html: slideHtml(content) }} />
            }
          >
            <RichText
              key={id}
              html={content}
              label={t`Text of the slide`}
              placeholder={t`Write the slide’s text here`}
              onChange={(html) => edit({ content: html })}
              onReady={onEditor}
            />
          </Suspense>
        </div>
        {images.map((image) => (
          <ImageBox
            key={image.id}
            image={image}
            isSelected={image.id === deck.imageId}
            keepsRatio={keepsRatio}
            onSelect={() => image.id !== deck.imageId && dispatch({ type: 'select', imageId: image.id })}
            onChange={(change) =>
              dispatch({ type: 'edit-image', imageId: image.id, change, atMs: Date.now() })
            }
            onRemove={() => {
              dispatch({ type: 'remove-image', imageId: image.id })
              document.getElementById('main')?.focus()
            }}
          />
        ))}
      </div>
    </div>
  )
}
