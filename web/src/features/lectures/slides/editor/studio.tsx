import { formatDateTime } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { Filmstrip } from './filmstrip.tsx'
import { ImageProperties } from './image-properties.tsx'
import { Preview } from './preview.tsx'
import { SlideProperties } from './slide-properties.tsx'
import { SlideTools } from './slide-tools.tsx'
import { Stage } from './stage.tsx'
import styles from './studio.module.css'
import { StudioBar } from './studio-bar.tsx'
import { useSlideActions } from './use-slide-actions.ts'
import { useSlideImages } from './use-slide-images.ts'
import { type StudioSetup, useStudio } from './use-studio.ts'
import { useStudioKeys } from './use-studio-keys.ts'

type StudioProps = StudioSetup & { courseTitle: string | undefined; back: string }

/** The slide editor: filmstrip, canvas, properties. */
export function Studio({ courseTitle, back, ...setup }: StudioProps) {
  const { t } = useLingui()
  const studio = useStudio(setup)
  const acts = useSlideActions(studio)
  const images = useSlideImages(studio)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [keepsRatio, setKeepsRatio] = useState(true)
  const [isPreview, setIsPreview] = useState(false)
  useStudioKeys(studio)
  const { image, restoredAtMs } = studio
  return (
    <div className={styles.studio} data-preview={isPreview || undefined}>
      <StudioBar
        studio={studio}
        title={setup.lecture.title}
        courseTitle={courseTitle}
        back={back}
        isPreview={isPreview}
        onPreview={setIsPreview}
      />
      {restoredAtMs !== null && (
        <Banner
          live="status"
          bar
          className={styles.restored}
          actions={
            <>
              <Button size="sm" onClick={() => void studio.loadTheirs()}>
                <Trans>Drop them</Trans>
              </Button>
              <Button size="sm" onClick={studio.dismissRestored}>
                <Trans>Keep them</Trans>
              </Button>
            </>
          }
        >
          <Trans>Your unsaved changes of {formatDateTime(restoredAtMs)} are back.</Trans>
        </Banner>
      )}
      {isPreview ? (
        <Preview studio={studio} acts={acts} onEnd={() => setIsPreview(false)} />
      ) : (
        <>
          <Filmstrip studio={studio} acts={acts} />
          <SlideTools
            studio={studio}
            acts={acts}
            editor={editor}
            isUploading={images.isUploading}
            onImage={(file) => void images.insert(file)}
          />
          <Stage studio={studio} acts={acts} images={images} keepsRatio={keepsRatio} onEditor={setEditor} />
          <aside className={styles.properties} aria-label={t`Properties`}>
            {image && (
              <ImageProperties
                key={image.id}
                image={image}
                studio={studio}
                images={images}
                keepsRatio={keepsRatio}
                onKeepsRatio={setKeepsRatio}
              />
            )}
            <SlideProperties studio={studio} />
          </aside>
        </>
      )}
      <ConflictDialog studio={studio} />
    </div>
  )
}
