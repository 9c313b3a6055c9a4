import { Trans, useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/react'
import { Baseline } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Popover } from '../../../../ui/popover.tsx'
import { Swatches } from './swatches.tsx'
import { Tool } from './tool.tsx'
import { useTextColours } from './use-slide-colours.ts'

/** Colours the selected words; the slide's own text colour is where they come back to. */
export function ColourTool({ editor, ink }: { editor: Editor | null; ink: string }) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const colours = useTextColours()
  const current = (editor?.getAttributes('textStyle').color as string | undefined) ?? ink
  return (
    <Popover
      label={t`Colour of the words`}
      open={isOpen}
      onOpenChange={setIsOpen}
      align="start"
      className="grid gap-3 p-4"
      trigger={
        <Tool label={t`Colour of the words`} disabled={!editor}>
          <Baseline aria-hidden="true" />
        </Tool>
      }
    >
      <Swatches
        label={t`Colour of the words`}
        colours={colours}
        value={current}
        onChange={(colour) => editor?.chain().setColor(colour).run()}
      />
      <Button
        size="sm"
        onClick={() => {
          editor?.chain().focus().unsetColor().run()
          setIsOpen(false)
        }}
      >
        <Trans>Colour of the slide</Trans>
      </Button>
    </Popover>
  )
}
