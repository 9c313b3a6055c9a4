import { Trans, useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/react'
import { Link } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Popover } from '../../../../ui/popover.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { linkAddress } from './link-address.ts'
import { Tool } from './tool.tsx'

export function LinkTool({ editor }: { editor: Editor | null }) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const isLink = editor?.isActive('link') ?? false
  return (
    <Popover
      label={t`Link`}
      open={isOpen}
      onOpenChange={setIsOpen}
      align="start"
      className="w-80 p-4"
      trigger={
        <Tool label={t`Link`} disabled={!editor} pressed={isLink}>
          <Link aria-hidden="true" />
        </Tool>
      }
    >
      {editor && <LinkForm editor={editor} isLink={isLink} onDone={() => setIsOpen(false)} />}
    </Popover>
  )
}

function LinkForm({ editor, isLink, onDone }: { editor: Editor; isLink: boolean; onDone: () => void }) {
  const [typed, setTyped] = useState(() => (editor.getAttributes('link').href as string | undefined) ?? '')
  const [isWrong, setIsWrong] = useState(false)
  const apply = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const href = linkAddress(typed)
    setIsWrong(href === null)
    if (href === null) return
    const { empty } = editor.state.selection
    const chain = editor.chain().focus().extendMarkRange('link')
    if (empty && !isLink) {
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run()
    } else chain.setLink({ href }).run()
    onDone()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  return (
    <form className="grid gap-3" noValidate onSubmit={apply}>
      <Field
        label={<Trans>Address</Trans>}
        error={isWrong && <Trans>Write a web address, such as https://example.com.</Trans>}
      >
        <TextInput
          inputMode="url"
          autoComplete="off"
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <div className="flex gap-2">
        {isLink && (
          <Button size="sm" onClick={remove}>
            <Trans>Remove link</Trans>
          </Button>
        )}
        <Button size="sm" type="submit" variant="primary" className="flex-1">
          <Trans>Set link</Trans>
        </Button>
      </div>
    </form>
  )
}
