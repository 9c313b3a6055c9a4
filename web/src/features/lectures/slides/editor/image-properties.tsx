import type { SlideImage } from '@academy/contract/lectures'
import { Trans, useLingui } from '@lingui/react/macro'
import { ImageIcon, Trash2, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/choices.tsx'
import { Field } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { type BoxField, boxOf, placeOf, setField } from './geometry.ts'
import { ImageFileLine } from './image-file-line.tsx'
import styles from './image-properties.module.css'
import { NumberField } from './number-field.tsx'
import type { SlideImages } from './use-slide-images.ts'
import type { Studio } from './use-studio.ts'

type ImagePropertiesProps = {
  image: SlideImage
  studio: Studio
  images: SlideImages
  keepsRatio: boolean
  onKeepsRatio: (keeps: boolean) => void
}

export function ImageProperties({ image, studio, images, keepsRatio, onKeepsRatio }: ImagePropertiesProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const { dispatch } = studio
  const box = boxOf(image)
  const set = (field: BoxField) => (value: number) =>
    dispatch({
      ...{ type: 'edit-image', imageId: image.id, atMs: Date.now() },
      change: placeOf(setField(box, field, value, keepsRatio)),
    })
  return (
    <section aria-labelledby="image-properties">
      <h2 id="image-properties">
        <Trans>Image</Trans>
        <IconButton label={t`Deselect image`} onClick={() => dispatch({ type: 'select', imageId: null })}>
          <X aria-hidden="true" />
        </IconButton>
      </h2>
      <ImageFileLine url={image.url} file={images.files.get(image.url)} />
      <div className={styles.place}>
        <NumberField
          sign="X"
          label={<Trans>Position from the left</Trans>}
          value={box.x}
          onChange={set('x')}
        />
        <NumberField
          sign="Y"
          label={<Trans>Position from the top</Trans>}
          value={box.y}
          onChange={set('y')}
        />
        <NumberField sign="W" label={<Trans>Width</Trans>} value={box.width} onChange={set('width')} />
        <NumberField sign="H" label={<Trans>Height</Trans>} value={box.height} onChange={set('height')} />
      </div>
      <Checkbox
        label={<Trans>Keep proportions</Trans>}
        checked={keepsRatio}
        onChange={(event) => onKeepsRatio(event.target.checked)}
      />
      <Field
        label={<Trans>Description</Trans>}
        action={
          <small className="muted">
            <Trans>for screen readers</Trans>
          </small>
        }
      >
        <TextArea
          className={styles.alt}
          value={image.alt ?? ''}
          onChange={(event) =>
            dispatch({
              ...{ type: 'edit-image', imageId: image.id, atMs: Date.now() },
              change: { alt: event.target.value.slice(0, 500) },
            })
          }
        />
      </Field>
      <div className={styles.pair}>
        <Button size="sm" busy={images.isUploading} onClick={() => input.current?.click()}>
          <ImageIcon aria-hidden="true" />
          <Trans>Replace</Trans>
        </Button>
        <Button
          size="sm"
          variant="danger"
          onClick={() => dispatch({ type: 'remove-image', imageId: image.id })}
        >
          <Trash2 aria-hidden="true" />
          <Trans>Remove</Trans>
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void images.replace(image.id, file)
        }}
      />
    </section>
  )
}
